import { describe, expect, it } from 'vitest';
import { reviewText } from './text-review';

describe('reviewText', () => {
  it('counts words without markup', () => {
    expect(reviewText('<p>Trois <strong>petits</strong> mots</p>').words).toBe(3);
    expect(reviewText('').words).toBe(0);
  });

  it('names pictures that say nothing, and counts those that only decorate', () => {
    const review = reviewText('<img src="/a.svg"><img src="/b.svg" alt=""><img src="/c.svg" alt="Un plan">');
    expect(review.silentPictures).toEqual(['/a.svg']);
    expect(review.decorativePictures).toBe(1);
  });

  it('lists links once', () => {
    expect(reviewText('<a href="/x">a</a><a href="/x">b</a><a>c</a><a href="#y">d</a>').links).toEqual(['/x', '#y']);
  });

  it.each([
    ['<h2>A</h2><h3>B</h3><h4>C</h4><h2>D</h2>', []],
    ['<h3>A</h3>', ['« A » est un titre 3 : il manque un titre 2 avant.']],
    ['<h2>A</h2><h4>B</h4><h4>C</h4>', ['« B » est un titre 4 : il manque un titre 3 avant.']],
    ['<h1>A</h1><h2>B</h2>', ['« A » est un titre 1, réservé au titre de la page : prenez un titre 2.']],
    ['<h2> </h2>', ['Un titre 2 est vide.']],
  ])('headings of %s', (html, problems) =>
    expect(reviewText(html).headingProblems.map((problem) => problem.replaceAll('\u00A0', ' '))).toEqual(problems),
  );
});
