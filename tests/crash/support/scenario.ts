/** One way in which the server is put under strain. */
export interface Scenario {
  about: string;
  /** How often it is tried, unless said. */
  times: number;
  run(times: number, say: (line: string) => void): Promise<{ tried: number; held: number }>;
}
