import { after, afterEach, before, describe } from 'node:test';
import { CallStage } from './in-call/call-stage.js';
import { testConditions } from './in-call/conditions.js';
import { testControls } from './in-call/controls.js';
import { testEnds } from './in-call/ends.js';
import { testRejoin } from './in-call/rejoin.js';
import { testTabs } from './in-call/tabs.js';

const stage = new CallStage();

describe('in a call', () => {
  before(() => stage.open());
  afterEach(() => stage.goes());
  after(() => stage.close());

  describe('the visitor', () => testControls(stage));
  describe('how it goes', () => testConditions(stage));
  describe('its end', () => testEnds(stage));
  describe('tabs and elements', () => testTabs(stage));
  describe('whose page is loaded anew', () => testRejoin(stage));
});
