import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Tools for trades in English, with claims that say a little more than their pages do, and honest ones in a model's own words. */
export const WORDED_TOOLS: readonly WholeSite[] = [
	{
		origin: "https://plumbline.app",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Plumbline: site diaries for builders</title><meta name="description" content="Plumbline is a voice diary for building sites."></head><body><header><a href="/">Plumbline</a></header><main><div class="hero"><h1>Site diaries builders actually keep</h1><p>Plumbline is the easiest way to keep a site diary: talk to your phone, and the diary writes itself.</p></div>
<p>Oh sure, everybody loves typing reports at nine in the evening.</p>
<p>Not every builder needs Plumbline. If you work alone, paper is fine.</p>
<div class="grid"><div><h3>Voice notes become entries</h3><p>Plumbline understands 14 languages and three dialects of German.</p></div><div><h3>Photos with place and time</h3><p>Every photo is stamped and kept for ten years.</p></div><div><h3>Weather added for you</h3><p>We take it from the nearest station.</p></div></div>
<p>Foremen dictate, and office staff approve.</p><p>Plumbline does more than record: it sends daily reports to clients.</p><p>Only administrators can delete entries.</p><p>Diaries are used in court by lawyers who trust them.</p>
<p>We wish we could offer a desktop app. We tried one and dropped it.</p>
<h2>Works with</h2><ul><li>Procore</li><li>Buildertrend</li></ul><h2>Sponsors of our podcast</h2><ul><li>Laser levels at half price</li></ul></main>
<footer><p>Plumbline is a trading name of Ashlar Software Ltd, registered in England and Wales no. 09812345. Registered office: 7 Mill Lane, Leeds LS9 8AA.</p><p>Ashlar was incorporated in 2015; Plumbline launched in 2022.</p></footer></body></html>`,
			],
			"/faq": [
				"faq",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Help | Plumbline</title></head><body><main><h1>Help</h1><h3>Is Plumbline free?</h3><p>For 30 days, then £12 per foreman per month.</p><h3>Can clients edit the diary?</h3><p>They can read it. They cannot change a word.</p><h3>Is my data sold?</h3><p>Never.</p></main></body></html>`,
			],
		},
		traps: [
			[
				"irony",
				"description",
				"Everybody loves typing reports at nine in the evening.",
				"Oh sure, everybody loves typing reports at nine in the evening.",
			],
			["negated quantifier", "description", "Every builder needs Plumbline.", "Not every builder needs Plumbline."],
			[
				"numbers exchanged",
				"description",
				"Plumbline understands three languages and 14 dialects of German.",
				"Plumbline understands 14 languages and three dialects of German.",
			],
			["only dropped", "description", "Administrators can delete entries.", "Only administrators can delete entries."],
			[
				"actors exchanged",
				"description",
				"Office staff dictate, and foremen approve.",
				"Foremen dictate, and office staff approve.",
			],
			["wish as fact", "description", "We offer a desktop app.", "We wish we could offer a desktop app."],
			["a trial as free", "pricing_model", "free", "Is Plumbline free?"],
			["unit dropped", "pricing_summary", "£12 per month", "For 30 days, then £12 per foreman per month."],
			["a right denied", "features", "Clients can edit the diary", "Can clients edit the diary?"],
			["an advert as feature", "features", "Laser levels at half price", "Laser levels at half price"],
			["a partner as feature", "features", "Buildertrend", "Buildertrend"],
			["question affirmed", "faqs", "They can read it.", ["Is my data sold?", "They can read it."]],
			["the owner's name", "name", "Ashlar", "Ashlar was incorporated in 2015; Plumbline launched in 2022."],
			[
				"object and subject swapped",
				"description",
				"Plumbline sends clients to daily reports.",
				"Plumbline does more than record: it sends daily reports to clients.",
			],
		],
		honest: [
			[
				"number words",
				"description",
				"Plumbline understands 14 languages and 3 dialects of German.",
				"Plumbline understands 14 languages and three dialects of German.",
			],
			["title case", "features", "Photos With Place and Time", "Photos with place and time"],
			["own feature", "features", "Voice notes become entries", "Voice notes become entries"],
			[
				"own register",
				"country",
				"GB",
				"Plumbline is a trading name of Ashlar Software Ltd, registered in England and Wales no. 09812345. Registered office: 7 Mill Lane, Leeds LS9 8AA.",
			],
			[
				"head",
				"short_description",
				"Plumbline is a voice diary for building sites.",
				"Plumbline is a voice diary for building sites.",
			],
			[
				"merged",
				"description",
				"Plumbline is a voice diary for building sites that understands 14 languages.",
				[
					"Plumbline is a voice diary for building sites.",
					"Plumbline understands 14 languages and three dialects of German.",
				],
			],
			[
				"present passive",
				"description",
				"Every photo is stamped and kept for ten years.",
				"Every photo is stamped and kept for ten years.",
			],
			[
				"own answer",
				"faqs",
				"They can read it. They cannot change a word.",
				["Can clients edit the diary?", "They can read it. They cannot change a word."],
			],
		],
	},
	{
		origin: "https://mapleops.ca",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>MapleOps - sap flow, watched</title><meta name="description" content="Vacuum and tank monitoring for sugar bushes."></head><body><header><a href="/">MapleOps</a></header><main><h1>Your sap lines, watched from the kitchen</h1><p>MapleOps watches vacuum and tank levels of sugar bushes, so leaks are found in minutes rather than days.</p>
<h2>In the box</h2><dl><dt>Ten vacuum sensors</dt><dd>They run five years on one battery.</dd><dt>One solar gateway</dt><dd>It covers 40 hectares.</dd><dt>Alerts by text</dt><dd>You choose who is woken.</dd></dl>
<h2>Sold separately</h2><ul><li>Tank camera</li><li>Rain gauge</li></ul>
<h2>Did you know?</h2><p>It takes 40 litres of sap to make one litre of syrup.</p><p>The first evaporator was patented in Vermont, USA, in 1858.</p>
<h2>From the forum</h2><p>MapleOps lasts ten winters.</p><p>posted by sugarjoe</p>
<p>A MapleOps kit used to cost $1,900. It now costs C$1,450.</p><p>Our gateway speaks LoRa, not cellular.</p><p>Kits ship within Canada; we do not ship to the United States yet.</p></main>
<footer><p>MapleOps Inc. · 1200 rang Saint-Joseph, Plessisville (Québec) G6L 2Y4</p><p>Funded in part by the National Research Council, Ottawa, Ontario, Canada.</p><p>bonjour@mapleops.ca · media: press@northwoodpr.com</p></footer></body></html>`,
			],
			"/about": [
				"about",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>About | MapleOps</title></head><body><main><h1>About us</h1><p>Three cousins began MapleOps in 2018: Luc, Annie and Gilles Thibault.</p><p>Our grandfather tapped his first tree in 1951.</p><p>Annie Thibault, Co-founder and CEO</p><p>Denis Roy, Head of Hardware</p></main></body></html>`,
			],
		},
		traps: [
			[
				"trivia as description",
				"description",
				"It takes 40 litres of sap to make one litre of syrup.",
				"It takes 40 litres of sap to make one litre of syrup.",
			],
			["trivia's year", "founded_year", "1858", "The first evaporator was patented in Vermont, USA, in 1858."],
			["trivia's country", "country", "US", "The first evaporator was patented in Vermont, USA, in 1858."],
			["a forum's claim", "description", "MapleOps lasts ten winters.", "MapleOps lasts ten winters."],
			["sold apart", "features", "Tank camera", "Tank camera"],
			["former price", "pricing_summary", "$1,900", "A MapleOps kit used to cost $1,900."],
			["what it is not", "description", "Our gateway speaks cellular.", "Our gateway speaks LoRa, not cellular."],
			[
				"not yet",
				"description",
				"Kits ship to the United States.",
				"Kits ship within Canada; we do not ship to the United States yet.",
			],
			[
				"a funder's town",
				"city",
				"Ottawa",
				"Funded in part by the National Research Council, Ottawa, Ontario, Canada.",
			],
			["an agency's mail", "contact_email", "press@northwoodpr.com", "media: press@northwoodpr.com"],
			["a grandfather's year", "founded_year", "1951", "Our grandfather tapped his first tree in 1951."],
			["staff as founder", "founders", "Denis Roy", "Denis Roy, Head of Hardware"],
			[
				"units exchanged",
				"description",
				"It covers five hectares for 40 years.",
				["They run five years on one battery.", "It covers 40 hectares."],
			],
			[
				"comparison turned",
				"description",
				"MapleOps finds leaks in days.",
				"MapleOps watches vacuum and tank levels of sugar bushes, so leaks are found in minutes rather than days.",
			],
		],
		honest: [
			[
				"so-clause dropped",
				"description",
				"MapleOps watches vacuum and tank levels of sugar bushes.",
				"MapleOps watches vacuum and tank levels of sugar bushes, so leaks are found in minutes rather than days.",
			],
			[
				"named from the head",
				"short_description",
				"MapleOps provides vacuum and tank monitoring for sugar bushes.",
				"Vacuum and tank monitoring for sugar bushes.",
			],
			["own address", "country", "CA", "1200 rang Saint-Joseph, Plessisville (Québec) G6L 2Y4"],
			["own city", "city", "Plessisville", "1200 rang Saint-Joseph, Plessisville (Québec) G6L 2Y4"],
			["own year", "founded_year", "2018", "Three cousins began MapleOps in 2018: Luc, Annie and Gilles Thibault."],
			["own founder", "founders", "Annie Thibault", "Annie Thibault, Co-founder and CEO"],
			["own part", "features", "Alerts by text", "Alerts by text"],
			["digits", "features", "10 vacuum sensors", "Ten vacuum sensors"],
			["own mail", "contact_email", "bonjour@mapleops.ca", "bonjour@mapleops.ca"],
		],
	},
];
