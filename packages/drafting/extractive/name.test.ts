import { expect, it } from "vitest";
import { draftExtractively } from "#drafting/drafter";
import { readPage } from "#testing/pages";

/** How a site is called, its address, and its page from the head's titles on. */
const SITES: readonly (readonly [name: string, url: string, page: string])[] = [
	[
		"Vesta for Linux",
		"https://vestaforlinux.example",
		"<title>Vesta for Linux - Strings in tune</title></head><body><h1>Vesta for Linux</h1><p>Vesta for Linux hears each string. It is a port of Vesta.</p>",
	],
	[
		"Kotonoha",
		"https://koto-nohana.example",
		`<title>Kotonoha（コトノハ）｜言葉の手帳</title><meta property="og:title" content="Kotonoha（コトノハ）｜集めた言葉の手帳"></head><body><h1>言葉の手帳</h1><p>Kotonoha（コトノハ）は言葉を集めます。</p>`,
	],
	[
		"Vesta Piano Tuner",
		"https://pianotuner.example",
		`<title>Vesta Piano Tuner 2.4 | Strings in tune</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"SoftwareApplication","name":"Vesta Piano Tuner"}</script></head><body><header><a href="/"><span>Vesta Piano Tuner</span></a></header><h1>Vesta Piano Tuner</h1><p>Vesta Piano Tuner hears each string.</p><footer>© Vesta Piano Tuner</footer>`,
	],
	[
		"Loom Note Studio",
		"https://loomnote.example",
		`<title>Loom Note Studio</title></head><body><nav><a href="/">Loom Note Studio</a></nav><h1>Eleven posts at once</h1><h2>Why Loom Note Studio?</h2><p>One topic makes eleven posts.</p>`,
	],
	[
		"Loom Note",
		"https://loomnote.example",
		`<title>Loom Note Studio</title></head><body><nav><a href="/">Loom Note Studio</a></nav><h1>Eleven posts at once</h1><h2>Why Loom Note?</h2><p>Loom Note makes eleven posts of one topic.</p>`,
	],
	[
		"Loom Note",
		"https://loomnote.example",
		"<title>Loom Note Ltd</title></head><body><nav><a href='/'>Loom Note Ltd</a></nav><h1>Eleven posts at once</h1><p>One topic makes eleven posts.</p>",
	],
	[
		"Rimo Acceso",
		"https://rimo.example",
		`<title>Control de asistencia | Rimo Acceso</title><meta name="description" content="Rimo Acceso cuenta quién entra."><script type="application/ld+json">{"@context":"https://schema.org","@type":"WebSite","name":"Rimo Acceso"}</script></head><body><nav><a href="/">Rimo Acceso</a></nav><h1>Control de asistencia</h1><p>Rimo Acceso cuenta quién entra.</p>`,
	],
	[
		"Carta Studio",
		"https://ana.github.io/cartastudio-site",
		`<title>Carta Studio — Mappe locali. Paghi una volta.</title><meta property="og:site_name" content="Carta Studio"></head><body><header><a href="/">Carta Studio</a></header><h1>Le mappe restano sul tuo computer.</h1><p>Carta Studio disegna sentieri.</p>`,
	],
	[
		"Plumely",
		"https://plumely.app",
		`<title>Plumely — Feather care for parrots</title><meta property="og:site_name" content="Plumely — Feather care for parrots"></head><body><header><a href="/"><img src="/logo.svg" alt="Plumely logo"></a></header><h1>Feather care for parrots</h1><p>Plumely reminds you of baths.</p><footer>© 2025 Plumely Labs Ltd</footer>`,
	],
	[
		"Snailmap",
		"https://snailmap.vercel.app",
		`<title>Snailmap · Slow routes for walkers</title><meta name="application-name" content="Vercel"></head><body><nav><a href="/">Snailmap</a></nav><h1>Walk slower</h1><p>Snailmap finds quiet paths.</p><footer>Built by @dotcarla</footer>`,
	],
	[
		"Grist Mill",
		"https://gristmill-app.com",
		`<title>Home | Grist Mill App</title><meta property="og:site_name" content="Grist Mill"></head><body><header><a href="/">Grist Mill</a></header><h1>Flour orders without phone calls</h1><p>Grist Mill takes orders for mills.</p><footer>© Grist Mill</footer>`,
	],
	[
		"Moth Light",
		"https://mothlight.app",
		`<title>Moth Light for iOS</title></head><body><img src="/hero.png" alt="Moth Light"><h1>See moths at night</h1><p>Point your phone at the dark.</p><footer>© 2026 Lena Ott</footer>`,
	],
	[
		"Otterly",
		"https://getotterly.com",
		`<title>Otterly: swim logs for clubs</title><meta name="apple-mobile-web-app-title" content="Swim logs"></head><body><header><a href="/">Otterly</a></header><h1>Swim logs for clubs</h1><p>Otterly times every lane.</p><footer>© 2026 Otterly</footer>`,
	],
	[
		"Tacheles",
		"https://carlab.github.io/tacheles",
		`<title>Tacheles</title><meta property="og:site_name" content="carlab"></head><body><header><a href="/">Tacheles</a> <a href="https://github.com/carlab/tacheles">GitHub</a></header><h1>Plain answers from log files</h1><p>Tacheles reads log files and answers. Install Tacheles with npm.</p><footer>Made by carlab</footer>`,
	],
	[
		"Brightbarn",
		"https://www.brightbarn.farm",
		`<title>Farm lighting that pays for itself | Brightbarn</title><meta property="og:site_name" content="Farm lighting that pays for itself"></head><body><header><a href="/"><img src="/brand.png" alt="Brightbarn home"></a></header><h1>Farm lighting that pays for itself</h1><p>Brightbarn dims with the sun.</p><footer>© Brightbarn BV</footer>`,
	],
	[
		"Nudel",
		"https://nudel.io",
		`<title>Nudel (beta) – shared shopping lists</title><meta property="og:site_name" content="Nudel App"></head><body><header><a href="/">Nudel</a></header><h1>Shared shopping lists</h1><p>Nudel keeps lists for flatmates.</p><footer>© 2026 Nudel</footer>`,
	],
	[
		"Weidezaun Pro",
		"https://weidezaun.pro",
		`<title>Weidezaun Pro » Zaunplanung für Höfe</title></head><body><header><a href="/">Weidezaun Pro</a></header><h1>Zaunplanung für Höfe</h1><p>Weidezaun Pro zeichnet Zäune auf Luftbilder.</p><footer>© 2025 Weidezaun Pro</footer>`,
	],
	[
		"Quillo",
		"https://quillo.co",
		`<title>React App</title><meta name="application-name" content="Create React App"><meta property="og:title" content="Quillo | Letters by hand"></head><body><header><a href="/">Quillo</a></header><h1>Letters by hand, by robots</h1><p>Quillo writes letters.</p><footer>© Quillo</footer>`,
	],
	[
		"Lampyre",
		"https://lampyre.studio",
		`<title>Lampyre, le planning des régies lumière</title><meta property="og:site_name" content="Lampyre, le planning des régies lumière"></head><body><header><a href="/">Lampyre</a></header><h1>Le planning des régies lumière</h1><p>Lampyre répartit les projecteurs.</p><footer>© Lampyre SAS</footer>`,
	],
	[
		"Pilzradar",
		"https://pilzradar.netlify.app",
		`<title>Pilzradar - Finde Pilze in deiner Nähe</title></head><body><nav><a href="/"><img src="logo.png" alt="Ein oranger Pilz"></a></nav><h1>Finde Pilze in deiner Nähe</h1><p>Pilzradar sammelt Fundorte.</p><footer>© 2026 Jonas Brand</footer>`,
	],
	[
		"Cobbler",
		"https://trycobbler.com",
		`<title>Cobbler | Shoe repair by post</title><meta property="og:site_name" content="trycobbler.com"></head><body><header><a href="/">cobbler</a></header><h1>Shoe repair by post</h1><p>Cobbler fetches, mends and returns your shoes. Cobbler works with forty workshops.</p><footer>© 2026 Cobbler Repairs Inc.</footer>`,
	],
	[
		"まちの灯り",
		"https://machi-akari.jp",
		`<title>まちの灯り|街灯の点検アプリ</title></head><body><header><a href="/">まちの灯り</a></header><h1>街灯の点検アプリ</h1><p>まちの灯りは街灯を記録します。</p><footer>© まちの灯り</footer>`,
	],
	[
		"Sorrel",
		"https://sorrel.dev",
		`<title>Sorrel — Sorrel is a linter for recipes</title><meta property="og:site_name" content="Sorrel Docs"></head><body><header><a href="/">Sorrel</a><a href="/docs">Docs</a></header><h1>A linter for recipes</h1><p>Sorrel warns of missing salt.</p><footer>MIT licensed</footer>`,
	],
	[
		"Tidy Desk",
		"https://tidydesk.shop",
		`<title>Tidy Desk® | Official Store</title><meta property="og:site_name" content="Tidy Desk® Official Store"></head><body><header><a href="/">Tidy Desk®</a></header><h1>Shelves for small desks</h1><p>Tidy Desk makes shelves.</p><footer>© 2026 Tidy Desk GmbH</footer>`,
	],
	[
		"Ember & Rye",
		"https://emberandrye.com",
		`<title>Ember &amp; Rye: Bread subscriptions in Leeds</title><meta name="apple-mobile-web-app-title" content="E&amp;R"></head><body><header><a href="/"><img alt="E&amp;R monogram logo" src="logo.svg"></a></header><h1>Bread on Tuesday</h1><p>Ember &amp; Rye bakes for subscribers.</p><footer>© Ember &amp; Rye Ltd</footer>`,
	],
	[
		"boxenv",
		"https://boxenv.sh",
		`<title>boxenv | Throw-away workshops for careful people</title></head><body><header><a href="/">boxenv.sh</a></header><h1>Workshops that feel like home</h1><p>boxenv builds a room for your project.</p><h2>WHAT IS BOXENV?</h2><p>boxenv keeps the rest of the house clean.</p>`,
	],
	[
		"Pond Alertor",
		"https://pondalertor.brookhouse.com",
		`<title>Pond Alertor - Tells you when the ducks are back</title></head><body><div id="app"></div>`,
	],
];

it.each(SITES)("finds the name %s at %s", async (name, url, page) => {
	const html = `<!doctype html><html><head>${page}</body></html>`;
	const pages = [await readPage(html, `${url}/`, "home")];
	expect(draftExtractively({ url: `${url}/`, pages, categories: [] }).draft.fields.name?.value).toBe(name);
});
