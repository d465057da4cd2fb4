export function bundleRoomPage(outdir: string): Promise<void>;
