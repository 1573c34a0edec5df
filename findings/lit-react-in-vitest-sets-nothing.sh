#!/usr/bin/env bash
# In Vitest with a DOM, a component of `@lit/react` sets no property of its element and listens to no event, and
# nothing fails: Vitest leaves packages to Node, whose export condition `node` is the build for servers, which leaves
# both to the browser. An alias to the package's other build restores them. The output is what the element got of
# `size={3}` and `onPick`, without and with the alias.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund vitest@4.0.10 jsdom@27.2.0 @lit/react@1.0.8 react@19.2.0 react-dom@19.2.0
cat > component.test.js <<'JS'
// @vitest-environment jsdom
import { createComponent } from '@lit/react';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { test } from 'vitest';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;
class PickList extends HTMLElement {}
Object.defineProperty(PickList.prototype, 'size', { value: undefined, writable: true });
customElements.define('pick-list', PickList);

test('a component', async () => {
  const List = createComponent({ react: { createElement, ...(await import('react')) }, tagName: 'pick-list', elementClass: PickList, events: { onPick: 'pick' } });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  let picked = 0;
  await act(() => root.render(createElement(List, { size: 3, onPick: () => picked++ })));
  const element = document.querySelector('pick-list');
  element.dispatchEvent(new Event('pick'));
  console.log(`size ${element.size}, picked ${picked}`);
});
JS
run() { npx vitest run "$@" 2>&1 | grep -o 'size .*, picked [0-9]*' || true; }
without=$(run)
echo "export default { resolve: { alias: { '@lit/react': '$folder/node_modules/@lit/react/index.js' } } };" > vitest.config.js
with=$(run)
echo "$without"
echo "$with"
[ "$without" = 'size undefined, picked 0' ] && [ "$with" = 'size 3, picked 1' ]
