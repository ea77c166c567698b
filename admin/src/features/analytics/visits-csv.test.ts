import { expect, it } from 'vitest';
import { visitsCsv } from './visits-csv';

it('writes totals, days, actions and rankings as lines of one file (§2.4.8)', () => {
  const totals = {
    visitors: 2,
    visits: 3,
    views: 5,
    seconds: 60,
    engaged: 1,
    bounces: 1,
    readings: 0,
    readingSeconds: 0,
    reached: { contact: 1 },
  };
  const source = [{ value: 'google.com', visitors: 2, visits: 3, views: 5, seconds: 60, post: null }];
  const days = [{ day: '2026-11-22', visitors: 2, views: 5 }];
  const previous = { ...totals, visitors: 1, visits: 2, views: 4, seconds: 50 };
  const csv = visitsCsv({ since: null, current: totals, previous, days }, { source });
  expect(csv.slice(1).trimEnd().split('\r\n')).toEqual([
    'Genre;Valeur;Visiteurs;Visites;Vues;Secondes à l’écran',
    'Période;;2;3;5;60',
    'Période précédente;;1;2;4;50',
    'Jour;2026-11-22;2;;5;',
    'Étape ou action;contact;;1;;',
    'Source;google.com;2;3;5;60',
  ]);
});
