/** @jest-environment ./tools/jest/server-env.cjs */
import { drawnScreens } from '@rendezvous/client/testing/drawing';
import descriptor from '../descriptor.json';
import messages from './messages/en';
import remote from './remote';
import { screens } from './testing/screens';

const paths = ['/premium', '/pricing', '/credits', '/credits/repeat-order'];

test.each(drawnScreens({ module: remote, descriptor, messages, screens, paths }))('%s can be drawn without a browser', async (_, draw) => {
  const html = await draw();
  expect(html).toMatch(/<h1[ >]/);
  expect(html).not.toMatch(/<script|<!--\$[?!]|<template| style=/);
});
