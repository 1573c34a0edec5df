import './styles/site.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PAGES } from './routes.js';
import { Site } from './site.js';

const page = PAGES['/'];
const root = document.querySelector('#site');

if (page && root) {
  const { default: Content } = await page.load();
  document.title = page.title;
  createRoot(root).render(
    <StrictMode>
      <Site>
        <Content />
      </Site>
    </StrictMode>,
  );
}
