/** Choosing an image, and what can go wrong with it. */
export const images = {
  choose: 'Choose image',
  replace: 'Choose another',
  remove: 'Remove image',
  converting: 'Preparing the image…',
  uploading: 'Uploading the image…',
  conversionFailed: 'The image could not be converted. Please choose another one.',
  uploadFailed: 'The image could not be uploaded. Please try again.',
  removalFailed: 'The image could not be removed. Please try again.',
  crop: {
    title: 'Crop the picture',
    text: 'Move the picture with the pointer or the arrow keys until the circle shows what you want.',
    area: 'Part of the picture, moved with the arrow keys',
    zoom: 'Zoom',
    choose: 'Use this part',
  },
  help: {
    profile: 'PNG, JPEG, WebP or GIF up to %{megabytes} MB. You can also drop or paste one here.',
    logo: '%{width}x%{height} pixels recommended, up to %{megabytes} MB. You can also drop or paste one here.',
  },
};
