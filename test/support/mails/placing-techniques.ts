/** The ways in which a page puts text where no person sees it, and those that put boxes over others and still show all text. */
import type { Pieces } from './hiding-techniques.ts';

// No `<div style=`: in a deep place the page is not laid out, and only what an element's own style says counts.
const over = (cover: string, around = 'position:relative', html = '¤') =>
  `<section style="${around}">${html}<div style="${cover}"></div></section>`;
const within = (around: string, style: string) => `<section style="${around}"><div style="${style}">¤</div></section>`;
const alone = (style: string) => `<section style="${style}">¤</section>`;
const pieces = (...all: string[]) => Object.fromEntries(all.map((piece) => [piece.replace('¤', 'text'), piece]));

/** `¤` stands for the text, which no person sees when Chromium draws the piece. */
export const PLACED_AWAY: Pieces = {
  covered: {
    ...pieces(
      over('position:absolute;top:0;left:0;width:100%;height:100%;background:#fff'),
      over('position:absolute;inset:0;background:white'),
      over(
        'position:absolute;inset:0;background:#036;z-index:3',
        'position:relative',
        '<p style="position:relative;z-index:2">¤</p>',
      ),
      over('position:absolute;top:0;left:0;right:0;bottom:0;background:linear-gradient(#fff,#fff)'),
      over('position:absolute;inset:0;background:linear-gradient(90deg,#fff,#eef)'),
      over('position:absolute;inset:0;background:url(data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=)'),
      over('position:absolute;inset:0;box-shadow:inset 0 0 0 100px #fff'),
      over('position:absolute;inset:0;backdrop-filter:blur(30px)'),
      over('position:absolute;inset:0 0 auto;height:24px;background:#fff'),
      over('position:relative;margin-top:-20px;height:20px;background:#fff', 'padding:1px'),
      over('opacity:.99;margin-top:-20px;height:20px;background:#fff', 'padding:1px'),
    ),
    'by a box with a box in it': `<section style="position:relative">¤<div style="position:absolute;inset:0"><div style="height:18px;background:#fff"></div></div></section>`,
    'by other text':
      '<section style="position:relative">¤<div style="position:absolute;left:0;top:0;background:#fff">Dear customer, thank you for all of your kind letters of May</div></section>',
    'in one cell':
      '<section style="display:grid"><p style="grid-area:1/1">¤</p><div style="grid-area:1/1;background:#fff">x</div></section>',
    'in one named cell':
      '<section style="display:grid;grid-template-areas:\'a\'"><p style="grid-area:a">¤</p><div style="grid-area:a;background:#fff"></div></section>',
    'in one row and column':
      '<section style="display:grid"><p style="grid-row:1;grid-column:1">¤</p><p style="grid-row:1/2;grid-column:1/2;background:#fff">x</p></section>',
    'by what floats':
      '<section><div style="float:left;width:100%;margin-right:-100%">¤</div><div style="float:left;background:#fff;width:100%;position:relative">x</div><br clear="all"></section>',
    'by a box in the line':
      '<section><span>¤</span><span style="display:inline-block;margin-left:-300px;width:300px;background:#fff">&nbsp;</span></section>',
    'by what stands in a row':
      '<section style="display:flex"><div style="width:300px;margin-right:-300px">¤</div><div style="width:300px;background:#fff">x</div></section>',
    'by a box after the content':
      '<style>.x{position:relative}.x::after{content:"";position:absolute;inset:0;background:#fff}</style><section class="x">¤</section>',
    'by a box before the content':
      '<style>.x{position:relative}.x:before{content:"";position:absolute;inset:0}.x:before{background:#fff}</style><section class="x">¤</section>',
    'by rules':
      '<style>.x{position:relative}.x i{position:absolute;inset:0;background:#fff}</style><section class="x">¤<i></i></section>',
  },
  'moved away': pieces(
    alone('margin-left:-500px'),
    alone('overflow:hidden;margin-left:-500px'),
    alone('transform:translateX(-500px)'),
    alone('translate:-500px'),
    alone('transform:translate(-100%,-100%)'),
    alone('position:absolute;left:-600px'),
    alone('position:absolute;top:-300px'),
    alone('position:absolute;left:100vw'),
    alone('position:relative;right:600px'),
    alone('padding-left:1100px;white-space:nowrap'),
    within('overflow:hidden', 'margin-left:100%;white-space:nowrap'),
    within('overflow:hidden', 'padding-left:100%;white-space:nowrap'),
    within('overflow:hidden;width:300px', 'margin-left:-400px;width:300px'),
    within('overflow:hidden;width:300px', 'margin-left:320px;width:300px'),
    within('overflow:hidden;width:300px', 'transform:translateX(340px);width:300px'),
    within('overflow:hidden;width:100px;white-space:nowrap', 'text-indent:-190px;width:10px;letter-spacing:-3px'),
    '<section style="overflow:hidden;height:30px"><div style="height:70px"></div><p>¤</p></section>',
    '<section style="overflow:hidden;height:20px"><br><br><br><br>¤</section>',
    '<section style="overflow:hidden;max-height:20px"><p>x</p><p>y</p><p>¤</p></section>',
  ),
  spaced: pieces(
    alone('letter-spacing:-7px'),
    alone('letter-spacing:2000px'),
    '<section style="word-spacing:-500px">some ¤</section>',
  ),
};

/** Pieces that a person does see, though a box stands over another or elsewhere than the flow puts it. */
export const PLACED_BESIDE: Pieces = {
  placed: {
    ...pieces(
      '<div style="position:relative;height:60px"><div style="position:absolute;top:10px;left:10px;z-index:2;background:rgba(0,0,0,.9);color:#fff">¤</div></div>',
      '<div style="position:relative;padding:40px 20px;background:#eee"><p>¤</p><span style="position:absolute;top:0;right:0;background:#c00;color:#fff;padding:2px 8px">SALE</span></div>',
      '<div style="position:relative;padding:40px 20px;background:#eee"><span style="position:absolute;top:0;left:0;width:100%;height:30px;background:#c00;color:#fff">Ribbon</span><p>¤</p></div>',
      '<div style="background:#036;padding:10px 20px 60px"><h1 style="color:#fff">¤</h1></div><div style="margin-top:-40px;position:relative;background:#fff;padding:10px">card</div>',
      '<div style="background:#036;padding:10px 20px 60px"><h1 style="color:#fff">Title</h1></div><div style="margin:-40px 20px 0;position:relative;background:#fff;padding:10px">¤</div>',
      '<div style="display:grid"><img src="x.png" width="300" height="100" style="grid-area:1/1"><p style="grid-area:1/1;color:#000;background:#ccc">¤</p></div>',
      '<div style="position:relative;height:100px"><div style="position:absolute;top:50%;left:50%;transform:translate(-50%,-50%)">¤</div></div>',
      '<p style="margin-left:1in;text-indent:-1in">¤</p>',
      '<p style="margin-left:36pt;text-indent:-18pt">· ¤</p>',
      '<div style="position:absolute;left:50%;width:600px;margin-left:-300px">¤</div>',
      '<div style="position:relative;left:20px;top:-4px">¤</div>',
      '<ul style="margin-left:-20px"><li>¤</li></ul>',
      '<div style="margin:0 -15px"><div style="padding:0 15px">¤</div></div>',
      '<table width="600" align="center"><tr><td style="position:relative;background:#fff"><div style="position:absolute;left:-10px;top:4px;width:16px;height:16px;background:#c00"></div>¤</td></tr></table>',
      '<div style="overflow:hidden;max-height:400px"><p>one</p><p>two</p><p>¤</p></div>',
      '<div style="position:relative;background:#fff">x</div><div style="position:relative;background:#fff">¤</div><div style="position:relative;background:#fff;top:-2px">y</div>',
      '<div style="display:flex"><div style="flex:1;background:#eee">left side</div><div style="flex:1;margin-left:-10px;background:#fff">¤</div></div>',
      '<img src="x.png" width="40" height="40"><img src="y.png" width="40" height="40" style="margin-left:-12px"> ¤',
      '<div style="position:sticky;top:0;background:#fff">Menu</div><p>¤</p>',
      '<div style="position:relative"><a href="x" style="position:absolute;inset:0;z-index:1"></a><p>¤</p></div>',
      '<div style="position:relative"><p>¤</p><div style="position:absolute;left:0;bottom:0;width:100%;height:2px;background:#000"></div></div>',
      '<div style="float:left;width:40%;background:#eee">left</div><div style="float:right;width:50%;background:#fff;margin-top:-2px">¤</div><div style="clear:both"></div>',
      '<div style="text-align:right;position:relative;padding-right:120px">¤<span style="position:absolute;right:0;top:0;width:100px;height:40px;background:#c00"></span></div>',
      '<div style="transform:translateX(10px);background:#fff">¤</div><div style="transform:translateY(-5px);background:#eee">z</div>',
      '<table><tr><td style="padding:10px;background:#fff;position:relative;top:-8px">¤</td></tr></table>',
      '<div style="overflow:hidden;height:60px">¤ and a text of two lines perhaps</div>',
      '<style>.x{position:relative}.x::after{content:"";position:absolute;left:0;bottom:0;width:100%;height:3px;background:#c00}</style><div class="x">¤</div>',
      '<style>.x:before,.x:after{content:" ";display:table}.x:after{clear:both}</style><div class="x">¤</div>',
      '<style>.x{position:relative;padding-left:24px}.x::before{content:"";position:absolute;left:0;top:4px;width:12px;height:12px;background:#c00;margin-left:-2px}</style><div class="x">¤</div>',
      '<div style="position:relative;margin-top:-20px;z-index:2"><h2>¤</h2></div>',
      '<div style="overflow:hidden;height:80px;background:#eee"><h2 style="margin:10px">¤</h2></div>',
      '<div style="width:200px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis;max-height:40px">¤ and what does not fit in it at all, as all of this</div>',
    ),
  },
};
