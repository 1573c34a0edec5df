import { page } from '../content/not-found.js';
import { PageHead } from '../parts/page-head.js';

export { page };

export default function NotFoundPage() {
  return <PageHead text={page.head} />;
}
