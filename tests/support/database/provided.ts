/** What the global set-up tells the workers about the database that a project runs on. */
export type ProvidedDatabase =
  | { kind: 'pglite'; template: string }
  | { kind: 'postgres'; server: string; prefix: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    database: ProvidedDatabase;
  }
}
