import { deflateRawSync } from 'node:zlib';

interface Part {
  name: string;
  content: Uint8Array;
  /** What the archive says of its size, where that is not so. */
  declaredSize?: number;
  flags?: number;
}

/** A zip archive, byte for byte, so that it can also lie. */
export function zipOf(parts: Part[]): Uint8Array<ArrayBuffer> {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, declaredSize = content.length, flags = 0 } of parts) {
    const packed = deflateRawSync(content);
    const named = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(declaredSize, 18);
    common.writeUInt16LE(named.length, 22);
    const start = Buffer.alloc(4);
    start.writeUInt32LE(0x04034b50);
    const entry = Buffer.alloc(6);
    entry.writeUInt32LE(0x02014b50);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    const body = Buffer.concat([start, common, named, packed]);
    bodies.push(body);
    directory.push(Buffer.concat([entry, common, rest, named]));
    offset += body.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...bodies, listing, end]));
}
