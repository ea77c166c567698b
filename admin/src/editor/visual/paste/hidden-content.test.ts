// @module-tag spec-2-4-4
import { describe, expect, it } from 'vitest';
import { pasted } from '../../../../tests/stored-after-paste';

const comment =
  "<p class=MsoNormal>La <a style='mso-comment-reference:CE_1;mso-comment-date:20261128T0900'>remise</a><span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id=\"_anchor_1\" href=\"#_msocom_1\" language=JavaScript>[CE1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span> tient.</p>" +
  '<div style=\'mso-element:comment-list\'><![if !supportAnnotations]><hr class=msocomoff><![endif]><div style=\'mso-element:comment\'><div id="_com_1" class=msocomtxt><p class=MsoCommentText><span class=MsoCommentReference><a class=msocomoff href="#_msoanchor_1">[CE1]</a></span>Remarque</p><p class=MsoCommentText>secrète</p></div></div></div>';
const excel = (columns: string, rows: string) =>
  `<table>${columns}<tr height=20><td>Prix</td><td>20</td></tr>${rows}</table>`;
const prices = '<table><tbody><tr><td>Prix</td><td>20</td></tr></tbody></table>';

describe('invisible parts, remarks and deletions are removed from a paste, and the editor says so', () => {
  it.each([
    ['a comment of Word', comment, '<p>La remise tient.</p>'],
    [
      'a comment that lost its styles',
      '<p>La remise<a href="#_msocom_1">[CE1]</a></p><p><a href="#_msoanchor_1">[CE1]</a> non</p>',
      '<p>La remise</p>',
    ],
    [
      'a comment that lost its links',
      '<p>a</p><p class=MsoCommentText>[JD1] Le client ne doit pas voir ça</p>',
      '<p>a</p>',
    ],
    [
      'a comment of Google Docs',
      '<p>a<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p><div style="border:1px solid"><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>non</span></p></div>',
      '<p>a</p>',
    ],
    [
      'a comment of Google Docs in two paragraphs',
      '<p>a<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a>non</p><p>Réponse</p></div>',
      '<p>a</p>',
    ],
    ['a deletion', '<p><del>20</del><ins>15</ins> %</p>', '<p>15 %</p>'],
    [
      'a deletion of Word',
      '<p>a<span class=msoDel><del cite="mailto:CE" datetime="2026-11-28T09:00">b</del></span><span class=msoIns><ins cite="mailto:CE">c</ins></span></p>',
      '<p>ac</p>',
    ],
    ['a deletion of Word on the web', '<p>a<span class="TrackChangeTextDeletion SCXW1">b</span></p>', '<p>a</p>'],
    [
      'a row of Excel',
      excel('', "<tr height=0 style='display:none;mso-height-source:userset'><td>Marge</td><td>62 %</td></tr>"),
      prices,
    ],
    [
      'a row that only a class hides',
      `<style><!-- .x1 {display:none;} --></style>${excel('', '<tr class=x1><td>Marge</td><td>62 %</td></tr>')}`,
      prices,
    ],
    ['a collapsed row', excel('', '<tr style="visibility:collapse"><td>Marge</td><td>62 %</td></tr>'), prices],
    ['a cell', '<table><tr><td>Prix</td><td style="display:none">62 %</td><td>20</td></tr></table>', prices],
    [
      'a column',
      '<table><col><col style="display:none" width=0><col><tr><td>Prix</td><td>62 %</td><td>20</td></tr></table>',
      prices,
    ],
    [
      'a column hidden by an attribute',
      '<table><col><col hidden><tr><td>a</td><td>b</td></tr></table>',
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    [
      'a column under a wide cell',
      '<table><col><col width=0><tr><td colspan=2>a</td></tr><tr><td rowspan=2>b</td><td>non</td></tr><tr><td>non</td></tr></table>',
      '<table><tbody><tr><td>a</td></tr><tr><td rowspan="2">b</td></tr><tr></tr></tbody></table>',
    ],
    ['hidden words of Word', "<p>a<span style='display:none;mso-hide:all'>b</span></p>", '<p>a</p>'],
    ['what Word hides', "<p>a</p><p style='mso-hide:all'>b</p>", '<p>a</p>'],
    ['an attribute', '<p>a</p><p hidden>b</p>', '<p>a</p>'],
    [
      'an invisible box, but for a visible part',
      '<p style="visibility: hidden !important">b<span style="visibility:visible">a</span></p>',
      '<p>a</p>',
    ],
    [
      'letters without size',
      '<div style="font-size:0">b<p style="font-size:14px">a</p><span style="font-size:1em">c</span></div>',
      '<p>a</p>',
    ],
    ['what a browser does not draw', '<p>a</p><div style="content-visibility:hidden"><p>b</p></div>', '<p>a</p>'],
    ['a closed dialog', '<p>a</p><dialog><p>b</p></dialog>', '<p>a</p>'],
    ['suggestions of a field', '<p>a<datalist><option>b</option></datalist></p>', '<p>a</p>'],
    [
      'letters without size, in short',
      '<p>a</p><p style="font:0/0 a">b</p><p style="font:1px/1px Arial">c</p>',
      '<p>a</p>',
    ],
    [
      'what a filter or a shape hides',
      '<p>a</p><p style="filter:opacity(0)">b</p><p style="clip-path:circle(0)">c</p>',
      '<p>a</p>',
    ],
    ['what a filter blurs', '<p>a</p><p style="filter:blur(8px)">b</p>', '<p>a</p>'],
    [
      'words that only a screen reader says',
      '<p>a<span class="sr-only">b</span></p><p class="screen-reader-text">c</p>',
      '<p>a</p>',
    ],
    [
      'what stands for a frame or an object in older browsers',
      '<p>a</p><iframe src="https://b.fr/"><p>b</p></iframe><object data="c"><p>c</p></object><noembed>d</noembed>',
      '<p>a</p>',
    ],
    ['the words of a player for older browsers', '<p>a</p><audio controls>b</audio><video>c</video>', '<p>a</p>'],
    ['a template', '<template><p>b</p></template><p>a</p>', '<p>a</p>'],
    ['words for browsers without scripts', '<p>a</p><noscript><p>b</p></noscript>', '<p>a</p>'],
    ['a closed fold', '<details><summary>a</summary>b<p>c</p></details>', '<p>a</p>'],
    ['a closed popover', '<p>a</p><div popover>b</div>', '<p>a</p>'],
    [
      'the source of a formula',
      '<p>a<math><annotation encoding="application/x-tex">b</annotation></math></p>',
      '<p>a</p>',
    ],
    [
      'words nearly without opacity',
      '<p>a</p><p style="opacity:.01">b</p><p style="color:#00000003">c</p>',
      '<p>a</p>',
    ],
    [
      'what a sheet hides in many words',
      '<style>@media screen{.x{max-height:0}} .x{overflow:hidden} #y{display:none !important}</style><p class=x>b</p><p id=y style="display:block">c</p><p>a</p>',
      '<p>a</p>',
    ],
    [
      'columns that their group hides',
      '<table><colgroup span=1 style="display:none"><tr><td>b</td><td>a</td></tr></table>',
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    [
      'a suggested deletion',
      '<p>a<span role="deletion">b</span><span class="ck-suggestion-marker-deletion">c</span></p>',
      '<p>a</p>',
    ],
    ['a remark named as such', '<p>a</p><div role="comment"><p>b</p></div>', '<p>a</p>'],
    [
      'a parameter and a task number of Confluence',
      '<ac:structured-macro><ac:parameter ac:name="id">b</ac:parameter><p>a</p></ac:structured-macro><ac:task><ac:task-id>12</ac:task-id><ac:task-status>incomplete</ac:task-status></ac:task>',
      '<p>a</p>',
    ],
  ])('%s', (_, html, expected) => expect(pasted(html)).toEqual({ stored: expected, hasRemovedWords: true }));

  it.each([
    [
      'words in the style of a comment',
      '<p class=MsoCommentText>a <span class=MsoCommentReference>b</span></p>',
      '<p>a b</p>',
    ],
    [
      'words that a comment is about',
      '<p><span class="inline-comment-marker">a</span><span class="CommentStart SCXW1">b</span></p>',
      '<p>ab</p>',
    ],
    ['struck paragraphs', '<p style="text-decoration:line-through">a</p>', '<p><s>a</s></p>'],
    ['a short style of visible letters', '<p style="font:italic 700 14px/1.4 Arial;color:#102030">a</p>', '<p>a</p>'],
    [
      'words that a sheet strikes through',
      '<style>.font5{text-decoration:line-through} a{text-decoration:underline}</style><table><tr><td><font class=font5>a</font> <a href="https://b.fr/">b</a></td></tr></table>',
      '<table><tbody><tr><td><s>a</s> <a href="https://b.fr/">b</a></td></tr></tbody></table>',
    ],
    [
      'a slight blur and a box that only its children fill',
      '<div style="display:contents"><p style="filter:blur(.5px)" inert>a</p></div>',
      '<p>a</p>',
    ],
    ['struck words', '<p><strike>a</strike><s>b</s></p>', '<p><s>ab</s></p>'],
    [
      'a row of Excel that only aligns',
      '<table><tr><td>a</td></tr><tr height=0 style="display:none"><td width=80></td></tr></table>',
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    [
      'what another screen hides',
      '<style>@media (max-width:600px){.x{display:none}} v\\:* {display:none}</style><p class=x>a</p>',
      '<p>a</p>',
    ],
    [
      'what a sheet hides on paper or small screens',
      '<style media="print">.x{display:none}</style><style media="(max-width:600px)">.x{display:none}</style><style media="screen">.x{color:red}</style><p class=x>a</p>',
      '<p>a</p>',
    ],
    ['what its own style shows', '<style>.x{display:none}</style><p class=x style="display:block">a</p>', '<p>a</p>'],
    ['what only a screen reader leaves out', '<p>a<span aria-hidden="true">→</span></p>', '<p>a→</p>'],
    ['a link to comments', '<p><a href="https://b.fr/#cmnts">a</a></p>', '<p><a href="https://b.fr/#cmnts">a</a></p>'],
    ['an open fold', '<details open><summary>a</summary><p>b</p></details>', '<p>a</p><p>b</p>'],
  ])('but %s', (_, html, expected) => expect(pasted(html)).toEqual({ stored: expected, hasRemovedWords: false }));
});
