import type { NoiseKind } from './settings.ts';

const seconds = 6;
const fade = 0.4;

/** Samples from -1 to 1: white has every frequency alike, pink falls by 3 dB an octave, brown by 6 dB. */
const generators: Record<NoiseKind, () => () => number> = {
  white: () => () => 0.35 * (Math.random() * 2 - 1),
  pink() {
    // Paul Kellet's filter: six one-pole filters at different speeds, summed.
    const poles = [0.99886, 0.99332, 0.969, 0.8665, 0.55, -0.7616];
    const gains = [0.0555179, 0.0750759, 0.153852, 0.3104856, 0.5329522, -0.016898];
    const state = poles.map(() => 0);
    let before = 0;
    return () => {
      const white = Math.random() * 2 - 1;
      let sum = white * 0.5362 + before;
      before = white * 0.115926;
      for (let i = 0; i < poles.length; i++) sum += state[i] = poles[i]! * state[i]! + gains[i]! * white;
      return 0.11 * sum;
    };
  },
  brown() {
    let level = 0;
    return () => 2.6 * (level = (level + 0.02 * (Math.random() * 2 - 1)) / 1.02);
  },
};

/** Noise that is made here and loops without a seam. */
export function createNoise() {
  let context: AudioContext | null = null;
  let playing: { source: AudioBufferSourceNode; gain: GainNode } | null = null;
  let volume = 0.4;

  // Our ears take loudness by powers; a square comes near enough.
  const level = () => volume ** 2;
  const fill = (on: AudioContext, kind: NoiseKind) => {
    const buffer = on.createBuffer(1, seconds * on.sampleRate, on.sampleRate);
    const samples = buffer.getChannelData(0);
    const next = generators[kind]();
    for (let i = 0; i < samples.length; i++) samples[i] = next();
    // The end runs over into the beginning.
    const overlap = Math.floor(on.sampleRate / 10);
    for (let i = 0; i < overlap; i++) {
      const share = i / overlap;
      const tail = samples[samples.length - overlap + i]!;
      samples[i] = samples[i]! * Math.sqrt(share) + tail * Math.sqrt(1 - share);
    }
    return { buffer, end: seconds - 0.1 };
  };
  const stop = () => {
    if (context === null || playing === null) return;
    const { source, gain } = playing;
    playing = null;
    gain.gain.setTargetAtTime(0, context.currentTime, fade / 4);
    source.stop(context.currentTime + fade);
  };

  return {
    /** Browsers allow sound only after a user gesture, so this is called from an event. */
    play(kind: NoiseKind) {
      context ??= new AudioContext();
      void context.resume();
      stop();
      const { buffer, end } = fill(context, kind);
      const source = new AudioBufferSourceNode(context, { buffer, loop: true, loopEnd: end });
      const gain = new GainNode(context, { gain: 0 });
      source.connect(gain).connect(context.destination);
      gain.gain.setTargetAtTime(level(), context.currentTime, fade / 2);
      source.start();
      playing = { source, gain };
    },
    stop,
    setVolume(share: number) {
      volume = share;
      if (context && playing) playing.gain.gain.setTargetAtTime(level(), context.currentTime, 0.05);
    },
    /** Two soft tones. */
    chime() {
      context ??= new AudioContext();
      const from = context.currentTime;
      for (const [index, frequency] of [660, 880].entries()) {
        const at = from + index * 0.22;
        const tone = new OscillatorNode(context, { frequency });
        const gain = new GainNode(context, { gain: 0 });
        tone.connect(gain).connect(context.destination);
        gain.gain.linearRampToValueAtTime(0.12, at + 0.02);
        gain.gain.setTargetAtTime(0, at + 0.05, 0.18);
        tone.start(at);
        tone.stop(at + 1.4);
      }
    },
  };
}
