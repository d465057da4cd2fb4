import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentPath, renderScreen } from '../support/renderScreen.tsx';
import { createWorld } from '../support/world.ts';

test('a stranger is asked to sign in, and comes back to where they wanted to be', async () => {
  const world = await createWorld();
  await renderScreen('/student?x=1', { as: world.stranger() });
  await screen.findByLabelText(/Email/);
  expect(currentPath()).toBe('/auth/login?from=%2Fstudent%3Fx%3D1');
});

test('owner', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  await academy.students(3);
  await renderScreen('/student', { as: academy.owner, language: 'ko' });
  await screen.findByText(/학생2/);
  expect(currentPath()).toBe('/student');
});
