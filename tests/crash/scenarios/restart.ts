import { disturb } from '../support/disturb.ts';
import type { Scenario } from '../support/scenario.ts';

export const scenario: Scenario = {
  about: 'PostgreSQL is restarted under load: the process lives on, and answers 503 at the worst',
  times: 20,
  run: disturb(cluster => cluster.restart()),
};
