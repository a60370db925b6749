/** The blocks that newsletters are built of, as the templates of many senders write them; each names the words it shows. */

/** Gives the next word of the newsletter; a person sees it, or not. */
export type Words = { shown(text: string): string; hidden(text: string): string };
export type Block = (words: Words) => string;
/** What stands in the head, and what is put around the body. */
export type Frame = { head: string; wrap(body: string): string };

export const PREHEADERS: Block[] = [
  ({ hidden }) =>
    `<div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;mso-hide:all;">${hidden('This week in the garden')}&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;</div>`,
  ({ hidden }) =>
    `<span class="preheader" style="color:transparent;display:none!important;height:0;max-height:0;max-width:0;opacity:0;overflow:hidden;visibility:hidden;width:0;">${hidden('Your receipt')}</span>`,
  ({ hidden }) =>
    `<div style="max-height:0;overflow:hidden">${hidden('Three days left')} &#847; &#847; &#847;</div><!-- preview padding -->`,
  ({ shown }) =>
    `<p style="font-size:11px;color:#888888;text-align:center">${shown('Trouble reading this?')} <a href="https://news.example/view">View it online</a></p>`,
  ({ hidden }) =>
    `<div style="position:absolute;left:-9999px;top:auto;width:1px;height:1px;overflow:hidden">${hidden('Spring is here')}</div>`,
  () => '',
];

export const FRAMES: Frame[] = [
  {
    head: `<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->
<style>body{margin:0;padding:0;-webkit-text-size-adjust:100%}table,td{mso-table-lspace:0;mso-table-rspace:0}img{border:0}
@media only screen and (max-width:600px){.full{width:100%!important}.hide{display:none!important;max-height:0!important}}</style>`,
    wrap: (body) =>
      `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="#f4f4f4"><tr><td align="center"><!--[if mso]><table width="600"><tr><td><![endif]--><table class="full" width="600" bgcolor="#ffffff"><tr><td style="padding:24px;font:16px/24px Arial,sans-serif;color:#222222">${body}</td></tr></table><!--[if mso]></td></tr></table><![endif]--></td></tr></table>`,
  },
  {
    head: `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.page{background:#111!important}.ink,.ink *{color:#fff!important}.light-only{display:none!important}.dark-only{display:block!important;max-height:none!important}}
[data-ogsc] .ink{color:#fff!important}[data-ogsb] .page{background:#111!important}</style>`,
    wrap: (body) =>
      `<div class="page ink" style="background:#fff;color:#1a1a1a;max-width:640px;margin:0 auto;font-family:Georgia,serif">${body}</div>`,
  },
  {
    head: `<style>.col{display:inline-block;width:100%;vertical-align:top}
@supports (display:grid){.grid{display:grid;grid-template-columns:repeat(auto-fit,minmax(220px,1fr));gap:calc(1rem + 4px)}}
@supports not (display:grid){.grid-only{display:none}}
.box:not(:last-child){margin-bottom:1.5em}.box:not(.on):empty{display:none}</style>`,
    wrap: (body) =>
      `<center class="wrapper" style="width:100%;table-layout:fixed"><div style="max-width:680px;width:calc(100% - 32px)">${body}</div></center>`,
  },
  {
    head: `<style>:root{--ink:#20304a;--paper:#fffdf7;--accent:#b3261e;--gap:16px}
body{background:var(--paper);color:var(--ink)}.card{border:1px solid color-mix(in srgb,var(--ink) 20%,transparent);padding:var(--gap)}
.muted{color:var(--muted,#667)}a{color:var(--accent)}@media screen and (-webkit-min-device-pixel-ratio:0){.card{padding:20px}}</style>`,
    wrap: (body) => `<main><article class="card">${body}</article></main>`,
  },
  {
    head: `<style>@import url(https://fonts.example/css?family=Inter);
@font-face{font-family:Inter;font-style:normal;src:local('Inter'),url(https://fonts.example/i.woff2)}
.ExternalClass,.ExternalClass p{line-height:100%}#outlook a{padding:0}.ReadMsgBody{width:100%}u+.body .gmail{display:block!important}
@media only screen and (min-device-width:375px) and (max-device-width:413px){.phone{display:block!important}}
@-ms-viewport{width:device-width}@media yahoo{.y{display:none}}</style>`,
    wrap: (body) =>
      `<table width="100%" border="0" background="https://img.example/bg.png" style="background-color:#eef2f5"><tbody><tr><td><table width="580" align="center" style="background-color:#ffffff"><tr><td>${body}</td></tr></table></td></tr></tbody></table>`,
  },
  {
    head: `<style>@layer reset,theme;@layer reset{*{box-sizing:border-box}p{margin:0 0 1em}}@layer theme{h1{color:#0b3d2e;font-size:clamp(22px,4vw,34px)}.fade{opacity:.85}}
@keyframes rise{from{opacity:0;transform:translateY(12px)}to{opacity:1;transform:none}}.hero{animation:rise .6s ease-out both}
@media (prefers-reduced-motion:reduce){.hero{animation:none}}</style>`,
    wrap: (body) => `<section class="hero" style="max-inline-size:620px;margin-inline:auto;padding-block:20px">${body}</section>`,
  },
];

export const HEADS: Block[] = [
  ({ shown }) => `<h1 style="margin:0;font-size:28px;line-height:1.2">${shown('The Weekly Harvest')}</h1>`,
  ({ shown }) =>
    `<table width="100%"><tr><td style="background:#0b3d91 url(https://img.example/hero.jpg) center/cover;padding:40px"><h1 style="color:#ffffff;margin:0">${shown('Summer sale')}</h1></td></tr></table>`,
  ({ shown }) =>
    `<h1 style="background:linear-gradient(90deg,#7b2ff7,#f107a3);-webkit-background-clip:text;background-clip:text;color:transparent">${shown('Release notes')}</h1>`,
  ({ shown }) =>
    `<!--[if gte mso 9]><v:rect fill="true" style="width:600px"><v:textbox><![endif]--><div style="background-image:linear-gradient(#134,#256);padding:30px"><font color="white" size="5">${shown('Your statement')}</font></div><!--[if gte mso 9]></v:textbox></v:rect><![endif]-->`,
  ({ shown }) =>
    `<svg width="400" height="48" role="img"><text x="0" y="32" font-size="28" fill="#333">${shown('Design digest')}</text></svg>`,
  ({ shown, hidden }) =>
    `<div class="light-only" style="color:#123">${shown('Morning brief')}</div><div class="dark-only" style="display:none;max-height:0;overflow:hidden">${hidden('Morning brief, dark')}</div>`,
];

export const BODIES: Block[] = [
  ({ shown }) =>
    `<p class="fade">${shown('Dear reader')}, tomatoes are ripe and <a href="https://news.example/1" style="color:#0a58ca;text-decoration:none">${shown('we picked')} the best</a>.</p>`,
  ({ shown, hidden }) =>
    `<table width="100%"><tr><td class="hide" width="50%">${shown('Left column on a desk')}</td><td class="full" width="50%">${shown('Right column')}</td></tr></table><!--[if !mso]><!--><div class="phone" style="display:none;mso-hide:all">${hidden('Only on phones')}</div><!--<![endif]-->`,
  ({ shown }) =>
    `<div class="grid"><div class="box">${shown('Card one')}</div><div class="box on">${shown('Card two')}</div><div class="box grid-only">${shown('Card three')}</div></div>`,
  ({ shown }) =>
    `<ul style="padding-left:20px;text-indent:-4px"><li>${shown('First item')}<li style="margin-top:8px">${shown('Second item')}<li>${shown('Third item')}</ul>`,
  ({ shown }) =>
    `<p style="font-size:0;line-height:0">&nbsp;</p><div style="font-size:0"><div style="display:inline-block;width:50%;font-size:15px">${shown('Half')}</div><div style="display:inline-block;width:50%;font-size:15px">${shown('Other half')}</div></div>`,
  ({ shown }) =>
    `<table><tr><td bgcolor="#222222" style="border-radius:4px"><a href="https://shop.example/go" style="color:#ffffff;padding:12px 24px;display:inline-block;mso-padding-alt:0">${shown('Shop now')}</a></td></tr></table>`,
  ({ shown }) =>
    `<div style="overflow:hidden;max-height:400px;height:auto;width:min(100%,560px)"><p style="margin-left:-1px">${shown('A story')} of <b>one <i>garden</b> ${shown('and its people')}</i></p></div>`,
  ({ shown, hidden }) =>
    `<input type="checkbox" id="m" style="display:none"><label for="m" style="display:none">${hidden('Menu')}</label><div class="carousel" style="opacity:.99">${shown('Picture of the week')}</div>`,
  ({ shown }) =>
    `<p><center>${shown('Centred in a paragraph')}</center><p>${shown('and onward')}<table><b>${shown('stray words')}</b><tr><td>${shown('in a row')}</td></tr></table>`,
  ({ shown }) =>
    `<div style="position:relative;height:60px"><div style="position:absolute;top:10px;left:10px;z-index:2;background:rgba(0,0,0,.6);color:#fff">${shown('Caption on top')}</div></div>`,
  ({ shown }) =>
    `<blockquote style="border-left:3px solid #ccc;filter:grayscale(.2);mix-blend-mode:multiply">${shown('A reader writes')}</blockquote>`,
  ({ shown }) =>
    `<table style="width:100%;border-collapse:collapse"><tr><th align="left">${shown('Item')}</th><th>${shown('Price')}</th></tr><tr><td>${shown('Basket')}</td><td style="color:rgb(200 30 30/.9)">${shown('12 euro')}</td></tr></table>`,
];

export const ENDS: Block[] = [
  ({ shown }) =>
    `<p style="font-size:12px;color:#999">${shown('You get this because you signed up.')} <a href="https://news.example/u" style="color:#999">Unsubscribe</a></p>`,
  ({ shown }) =>
    `<div class="muted" style="font-size:10px;line-height:14px;text-align:center">${shown('Garden Club')}, 12 Lane<br><img src="https://t.example/o.gif" width="1" height="1" alt=""></div>`,
  ({ shown, hidden }) =>
    `<div style="color:#bbbbbb;font-size:11px">${shown('Sent with care')}</div><div style="white-space:nowrap;font:15px courier;line-height:0;display:none">${hidden('- - - -')} &nbsp; &nbsp;</div>`,
  ({ shown }) => `<footer><small>${shown('Copyright, all rights reserved')}</small></footer></div></td></table>`,
  ({ shown }) => `<object type="image/svg+xml" data="https://img.example/logo.svg"><p>${shown('Logo of the club')}</p></object>`,
];
