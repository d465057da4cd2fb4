const heights = [22, 40, 30, 58, 74, 46, 88, 64, 96, 70, 84, 52, 92, 60, 78, 44, 66, 34, 50, 26, 38, 20];

/** Sound, standing still. */
export const Noise = () => (
  <div className="noise">
    {heights.map((height, index) => (
      <i key={`${index}:${height}`} style={{ blockSize: `${height}%` }} />
    ))}
  </div>
);
