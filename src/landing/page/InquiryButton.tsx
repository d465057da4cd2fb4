interface Props {
  children: string;
  kind?: 'primary' | 'quiet';
}

/** Opens the inquiry. */
export const InquiryButton = ({ children, kind = 'primary' }: Props) => (
  <button type="button" className={`button ${kind}`} aria-haspopup="dialog" data-inquiry>
    {children}
  </button>
);
