import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleDot,
  EllipsisVertical,
  PanelRight,
} from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { iconShapes } from '../../src/theme/drawnIcons.ts';

const icons = { CircleCheck, CircleDashed, CircleAlert, Ban, CircleDot, PanelRight, EllipsisVertical };

test.each(Object.entries(icons))('%s of a style sheet has the shapes of the library’s', (name, icon) => {
  const markup = renderToStaticMarkup(createElement(icon)).replaceAll(
    /><\/(?:path|circle|rect|line)>/g,
    '/>',
  );
  expect(markup).toContain(`>${iconShapes[name as keyof typeof icons]}</svg>`);
});
