import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { readPasted } from './pasted.ts';

const cleaned = (html: string) => toHtml(readPasted(html)).replace(/\s+/g, ' ').trim();

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<h2>Torque<o:p></o:p></h2>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>M12, <b>83 Nm</b></p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18pt;mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o </span>dry</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>· </span>M16</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1. </span>first</p>
<p class=MsoNormal style='color:red'>After</p></body></html>`;

test('HIVE-14 text from Word is pasted with its headings, lists and formatting, and nothing else', () => {
  expect(cleaned(word)).toBe(
    '<h2>Torque</h2> <ul><li><p>M12, <b>83 Nm</b></p><ul><li><p>dry</p></li></ul></li><li><p>M16</p></li></ul> <ol><li><p>first</p></li></ol> <p>After</p>',
  );
});

test('HIVE-14 text from Google Docs is bold only where it was bold there', () => {
  const html =
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Bold</span><span style="font-weight:400"> and </span><span style="font-style:italic">slanted</span></p></b>';
  expect(cleaned(html)).toBe('<span><p><strong>Bold</strong><span> and </span><em>slanted</em></p></span>');
});

test('HIVE-14 scripts, styles and pictures from other sites are not pasted', () => {
  const html =
    '<p onclick="x()" style="color:red">Hi<script>x()</script><img src="https://other.example/x.png" alt="a"><a href="javascript:x()">link</a></p><iframe srcdoc="x"></iframe>';
  expect(cleaned(html)).toBe('<p>Hi<img alt="a"><a>link</a></p>');
});
