import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { loadedOverlays, loadOverlays, onOverlays, type Overlays } from './loadOverlays.ts';

interface OverlayProps {
  open?: boolean;
  keepMounted?: boolean;
}

/**
 * An overlay that costs nothing until it is opened. Its code comes after the first screen (`preloadWhenIdle`), or with the first
 * overlay that opens. What has no `open`, or is mounted while it is closed, is there once the code is.
 */
export function lazyOverlay(name: keyof Overlays) {
  return function LazyOverlay(props: OverlayProps) {
    const overlays = useSyncExternalStore(onOverlays, loadedOverlays);
    const [wasOpened, setWasOpened] = useState(false);
    if (props.open && !wasOpened) setWasOpened(true);
    const isMissing = wasOpened && overlays === null;
    useEffect(() => {
      if (isMissing) loadOverlays().catch(() => undefined);
    }, [isMissing]);
    if (overlays === null) return null;
    // A drawer slides in only if it was mounted before.
    const isMountedClosed = props.keepMounted || props.open === undefined || name === 'Drawer';
    if (!wasOpened && !isMountedClosed) return null;
    const Overlay = overlays[name] as ComponentType<OverlayProps>;
    return <Overlay {...props} />;
  };
}
