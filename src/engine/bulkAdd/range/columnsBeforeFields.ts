/** The columns of the selection and of the numbers. */
export const columnsBeforeFields = 2;
