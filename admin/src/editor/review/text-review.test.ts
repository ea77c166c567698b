// @module-tag spec-2-4-4
import { describe, expect, it } from 'vitest';
import { reviewText } from './text-review';

describe('reviewText', () => {
  it.each([
    ['<p>Trois <strong>petits</strong> mots</p>', 3],
    ['', 0],
    ['<style>p { color: red }</style><p>Deux mots</p><script>var a = 1;</script>', 2],
  ])('the words that visitors read in %s', (html, words) => expect(reviewText(html).words).toBe(words));

  it('lists pictures without an alternative text, and counts decorative ones', () => {
    const review = reviewText('<img src="/a.svg"><img src="/b.svg" alt=""><img src="/c.svg" alt="Un plan">');
    expect(review.picturesWithoutAlt).toEqual(['/a.svg']);
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

  it.each([
    ['<p>Tout se voit, <a href="/contact">lien</a> et <img src="/a.svg" alt=""> compris</p>', []],
    [
      '<iframe src="https://www.youtube.com/embed/x"></iframe>',
      ['<iframe> n’apparaîtra pas sur le site, ni ce qu’il contient.'],
    ],
    ['<svg><path d="M0 0"/></svg>', ['<svg> n’apparaîtra pas sur le site, ni ce qu’il contient.']],
    ['<section><p>Un</p></section><section></section>', ['<section> (2 fois) sera retiré : seuls ses mots resteront.']],
    ['<img src="file:///C:/photo.jpg" alt="x">', ['L’image file:///C:/photo.jpg n’existe pas pour les visiteurs.']],
    ['<a href="javascript:alert(1)">x</a>', ['Le lien javascript:alert(1) n’existe pas pour les visiteurs.']],
  ])('the markup that the site removes from %s', (html, sentences) =>
    expect(reviewText(html).removedMarkup.map((sentence) => sentence.replaceAll('\u00A0', ' '))).toEqual(sentences),
  );

  it('finds placeholders', () => {
    expect(
      reviewText('<p>Prix : [à compléter : tarif], TK et [à compléter : tarif]. ATK, tkinter.</p>').placeholders,
    ).toEqual(['[à compléter : tarif]', 'TK']);
  });
});
