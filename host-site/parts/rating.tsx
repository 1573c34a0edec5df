const HIGHEST = 5;

export function Rating({ value }: { readonly value: number }) {
  return (
    <p className="rating">
      <span aria-hidden="true">
        {'★'.repeat(value)}
        {'☆'.repeat(HIGHEST - value)}
      </span>
      <span className="visually-hidden">
        Rated {value} out of {HIGHEST}
      </span>
    </p>
  );
}
