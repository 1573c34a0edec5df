import { page } from '../content/not-found.js';
import { LinkButtons } from '../parts/closing.js';
import { PageHead } from '../parts/page-head.js';

export { page };

export default function NotFoundPage() {
  return (
    <>
      <PageHead text={page.head} />
      <div className="container hero-actions not-found">
        <LinkButtons links={page.head.links} />
      </div>
    </>
  );
}
