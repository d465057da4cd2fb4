import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

interface Props {
  title: string;
  /** Called for Escape and whatever else closes a dialog. */
  onClose: () => void;
  className?: string;
  /** The name of a button with a cross; without it there is none. */
  closeLabel?: string;
  children: ReactNode;
}

/** A dialog of the browser's own: it keeps the focus, makes the page behind it inert and closes on Escape. */
export function Popup({ title, onClose, className = '', closeLabel, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the element is gone, so that the focus goes back to where it came from.
  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    heading.current!.focus();
    return () => element.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`popup ${className}`}
      aria-labelledby={titleId}
      onCancel={event => {
        // What is open is the state's business, not the element's; a popup within this one bubbles here too.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <header>
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {closeLabel !== undefined && (
          <button type="button" className="icon" aria-label={closeLabel} onClick={onClose}>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden focusable="false">
              <path d="M6 6 18 18M18 6 6 18" />
            </svg>
          </button>
        )}
      </header>
      {children}
    </dialog>
  );
}
