/** The database of a project, provided by the global set-up to its workers. */
export type ProvidedDatabase =
  | { kind: 'pglite'; template: string }
  | { kind: 'postgres'; server: string; prefix: string; template: string; nodes?: string[] };

declare module 'vitest' {
  interface ProvidedContext {
    database: ProvidedDatabase;
  }
}
