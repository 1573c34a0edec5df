import type { Testimonial } from '../content/content-model.js';
import { Rating } from '../parts/rating.js';

export function TestimonialCard({ testimonial }: { readonly testimonial: Testimonial }) {
  const { name, role, company, content, rating } = testimonial;
  return (
    <figure className="testimonial">
      <Rating value={rating} />
      <blockquote>
        <p>{content}</p>
      </blockquote>
      <figcaption>
        <strong>{name}</strong>
        <span>
          {role}, {company}
        </span>
      </figcaption>
    </figure>
  );
}
