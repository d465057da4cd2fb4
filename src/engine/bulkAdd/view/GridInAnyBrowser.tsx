import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import { Grid } from './Grid.tsx';

/**
 * The grid, where the browser has no iterator helpers after they are loaded. Its package calls them; Firefox has them since version 131
 * and Safari since 18.4, and the console runs in older ones.
 */
export const GridInAnyBrowser =
  'toArray' in [].values()
    ? Grid
    : lazyComponent(async () => {
        await import('core-js/es/iterator');
        return Grid;
      }).Component;
