// `hit()` reports that a script ran; evil.example is never requested.
const deep = (tag: string, times: number) => `${`<${tag}>`.repeat(times)}deep${`</${tag}>`.repeat(times)}`
const nestedTables = (times: number) => `${'<table><tr><td>'.repeat(times)}cell${'</td></tr></table>'.repeat(times)}`

/** HTML that tries to run a script, to load something, or to break out of where it is shown: sixty of them, old and mutated. */
export const hostileBodies: readonly string[] = [
  // Scripts and their spellings.
  '<script>hit()</script>',
  '<ScRiPt src="https://evil.example/x.js"></sCrIpT>',
  '<script/x>hit()</script/x>',
  '<scr<script>ipt>hit()</scr</script>ipt>',
  '<<script>hit();//<</script>',
  '<script>/*<p>*/hit()/*</p>*/</script>',
  '<script type="module">import "https://evil.example/x.js"</script>',
  '<script\u000c>hit()</script\u000c\u00a0>',
  // Event handlers.
  '<img src=x onerror=hit()>',
  '<img src="https://evil.example/x.png" onload="hit()">',
  '<img src=x:x onerror\n=\n"hit()">',
  '<body onload=hit() onpageshow=hit()>',
  '<details open ontoggle=hit()><summary>More</summary></details>',
  '<video src="https://evil.example/x.mp4" onerror=hit() autoplay></video>',
  '<audio src=x onerror=hit()></audio>',
  '<input autofocus onfocus=hit()>',
  '<p onmouseover="hit()" onclick="hit()" tabindex=0 autofocus onfocus=hit()>Point here</p>',
  '<marquee onstart=hit()>Moving</marquee>',
  '<style onload=hit()></style>',
  '<div style="animation:x 1s" onanimationstart=hit()>Moved</div>',
  '<button popovertarget=x>Go</button><div popover id=x onbeforetoggle=hit()>x</div>',
  // Addresses.
  '<a href="javascript:hit()">One</a>',
  '<a href="JaVaScRiPt&colon;hit()">Two</a>',
  '<a href="java&#x09;script:hit()">Three</a>',
  '<a href="&#1;javascript:hit()">Four</a>',
  '<a href="data:text/html,<script>hit()</script>">Five</a>',
  '<a href="vbscript:hit()">Six</a>',
  '<a href="//evil.example/x" ping="https://evil.example/ping">Seven</a>',
  '<a href="blob:https://evil.example/x" target="_top">Eight</a>',
  '<base href="https://evil.example/"><a href="x">Nine</a>',
  '<area href="javascript:hit()" shape=default><map name=x></map>',
  // Things that load or send.
  '<iframe src="javascript:hit()" srcdoc="<script>parent.hit()</script>"></iframe>',
  '<object data="data:text/html;base64,PHNjcmlwdD5wYXJlbnQuaGl0KCk8L3NjcmlwdD4="></object>',
  '<embed src="https://evil.example/x.swf">',
  '<link rel=stylesheet href="https://evil.example/x.css"><link rel=preload as=image href="https://evil.example/y.png">',
  '<meta http-equiv=refresh content="0;url=https://evil.example/">',
  '<form action="https://evil.example/"><button formaction="javascript:hit()">Send</button><input name=action></form>',
  '<picture><source srcset="https://evil.example/x.png"><img srcset="https://evil.example/y.png 1x"></picture>',
  '<template shadowrootmode=open><img src=x onerror=hit()></template>',
  '<p><slot onslotchange=hit()></slot><portal src="https://evil.example/"></portal></p>',
  // CSS.
  '<style>@import "https://evil.example/x.css"; body{background:url(https://evil.example/x.png)}</style>',
  '<p style="position:fixed;inset:0;background:url(https://evil.example/x.png);z-index:99999">Over everything</p>',
  '<p style="width:expression(hit());behavior:url(x.htc);-moz-binding:url(x.xml#x)">Old</p>',
  '<div class="m_77c9d27d" id="root" style="display:none">Classes of the app</div>',
  // SVG and MathML, and text that changes its meaning when it is parsed again.
  '<svg onload=hit()><script>hit()</script></svg>',
  '<svg><animate onbegin=hit() attributeName=x dur=1s></animate></svg>',
  '<svg><a xlink:href="javascript:hit()"><text x=20 y=20>Press</text></a><use href="data:image/svg+xml,<svg id=x></svg>#x"/></svg>',
  '<svg><style><img src=x onerror=hit()></style></svg>',
  '<svg></p><style><a id="</style><img src=x onerror=hit()>">',
  '<math><mi xlink:href="javascript:hit()">x</mi><annotation-xml encoding="text/html"><img src=x onerror=hit()></annotation-xml></math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=hit()&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=hit()>',
  '<noscript><p title="</noscript><img src=x onerror=hit()>"></noscript>',
  '<textarea><p title="</textarea><img src=x onerror=hit()>"></textarea><xmp><p title="</xmp><img src=x onerror=hit()>">',
  '<!--><img src=x onerror=hit()>--><!--[if IE]><script>hit()</script><![endif]--><![CDATA[<img src=x onerror=hit()>]]>',
  '<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=hit()>"></a></template></select>',
  // Structure.
  deep('blockquote', 90),
  nestedTables(24),
  `<table><tr>${'<td colspan=1000 rowspan=1000>x</td>'.repeat(40)}</tr></table>`,
  `<p>${'<b><i><u>'.repeat(30)}${'&lt;script&gt;hit()&lt;/script&gt; '.repeat(1200)}</p>`,
]
