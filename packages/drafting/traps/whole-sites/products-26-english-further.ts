import { described, page, type WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Two more in English. */
export const PRODUCTS_26_ENGLISH_FURTHER: readonly WholeSite[] = [
	{
		origin: "https://wrenfield.dev",
		pages: {
			"/": [
				"home",
				page(
					"en",
					"wrenfield — feature flags in plain files",
					`<header><a href="/">wrenfield</a> <a href="https://github.com/wrenfield/wrenfield">GitHub</a></header><main><h1>Feature flags in plain files</h1><p>wrenfield keeps your flags in your repository and reloads them without a deploy. It is open source and speaks Go, Python and TypeScript.</p><pre>npm i wrenfield</pre><h2>Why files?</h2><p>Flags are code: they deserve reviews, history and blame. With wrenfield a flag is a line of YAML that you change in a pull request.</p><h2>What you get</h2><table><tr><td>Targeting</td><td>by user, account, country or percentage</td></tr><tr><td>Audit log</td><td>it is your git log</td></tr><tr><td>Stale flag reports</td><td>every Monday as an issue</td></tr></table><h2>Support</h2><p>Need help? Companies can buy support from €400 a month. The library stays free under the Apache 2.0 license.</p><h2>Maintainers</h2><p>wrenfield was started by Noor Haddad in 2020 and is maintained by her and six others.</p></main><footer>Questions: team@wrenfield.dev</footer>`,
				),
			],
		},
		traps: [],
		honest: [
			["slogan", "tagline", "Feature flags in plain files", "Feature flags in plain files"],
			[
				"what it does",
				"short_description",
				"wrenfield keeps your flags in your repository and reloads them without a deploy.",
				"wrenfield keeps your flags in your repository and reloads them without a deploy.",
			],
			[
				"what it does",
				"description",
				"It is open source and speaks Go, Python and TypeScript.",
				"It is open source and speaks Go, Python and TypeScript.",
			],
			[
				"what it does",
				"description",
				"wrenfield is open source and speaks Go, Python and TypeScript.",
				"It is open source and speaks Go, Python and TypeScript.",
			],
			[
				"what it does",
				"description",
				"wrenfield is open source.",
				"It is open source and speaks Go, Python and TypeScript.",
			],
			[
				"what it does",
				"description",
				"With wrenfield a flag is a line of YAML that you change in a pull request.",
				"With wrenfield a flag is a line of YAML that you change in a pull request.",
			],
			[
				"what it does",
				"description",
				"Flags are kept in your repository and reloaded without a deploy.",
				"wrenfield keeps your flags in your repository and reloads them without a deploy.",
			],
			["an entry", "features", "Targeting", "Targeting"],
			["an entry", "features", "Audit log", "Audit log"],
			["an entry", "features", "Stale flag reports", "Stale flag reports"],
			["how it is paid", "pricing_model", "open_source", "The library stays free under the Apache 2.0 license."],
			[
				"a price",
				"pricing_summary",
				"Companies can buy support from €400 a month",
				"Companies can buy support from €400 a month.",
			],
			[
				"a price",
				"pricing_summary",
				"The library stays free under the Apache 2.0 license",
				"The library stays free under the Apache 2.0 license.",
			],
			[
				"who began it",
				"founders",
				"Noor Haddad",
				"wrenfield was started by Noor Haddad in 2020 and is maintained by her and six others.",
			],
			[
				"its year",
				"founded_year",
				"2020",
				"wrenfield was started by Noor Haddad in 2020 and is maintained by her and six others.",
			],
			["its mailbox", "contact_email", "team@wrenfield.dev", "team@wrenfield.dev"],
			["its kind", "tags", "feature flags", "wrenfield — feature flags in plain files"],
		],
		refused: [
			[
				"an entry",
				"features",
				"Targeting by user, account, country or percentage",
				["Targeting", "by user, account, country or percentage"],
			],
			[
				"a reason",
				"usps",
				"Reloads flags without a deploy",
				"wrenfield keeps your flags in your repository and reloads them without a deploy.",
			],
		],
	},
	{
		origin: "https://grooveroom.fm",
		pages: {
			"/": [
				"home",
				described(
					"en",
					"Grooveroom: practice tracks for choirs",
					"Grooveroom makes practice tracks for every voice part from your sheet music.",
					`<header><a href="/">Grooveroom</a></header><main><h1>Every singer arrives knowing their part</h1><p>Upload a score as PDF or MusicXML. Within minutes, sopranos, altos, tenors and basses each have a track to sing along with.</p><h2>What directors use it for</h2><div class="c"><h3>Part-learning at home</h3><p>Singers slow a passage down, loop it and mute the other voices.</p></div><div class="c"><h3>Sectional rehearsals</h3><p>Play two parts together without a pianist.</p></div><div class="c"><h3>Absence tracking</h3><p>Singers tap yes or no; you see gaps before Thursday.</p></div><h2>Fair pricing</h2><p>Choirs up to 20 singers use Grooveroom for free. Bigger ones pay £60 a season.</p><p>Recordings by professional singers are made to order by our friends at VoxStudio, from £15 a track.</p><h2>Our story</h2><p>Grooveroom started life in 2018 as a weekend project of choir director Fiona Lamb and her husband Dev. It now serves 1,900 choirs.</p><h2>Common questions</h2><h3>Which file types work?</h3><p>PDF, MusicXML and MuseScore files.</p><h3>Do my singers need accounts?</h3><p>No. They open a link and choose their part.</p></main><footer><p>Grooveroom Ltd · 5 Leith Walk · Edinburgh EH6 8LN · hi@grooveroom.fm</p></footer>`,
				),
			],
		},
		traps: [],
		honest: [
			["slogan", "tagline", "Every singer arrives knowing their part", "Every singer arrives knowing their part"],
			[
				"what it does",
				"short_description",
				"Grooveroom makes practice tracks for every voice part from your sheet music.",
				"Grooveroom makes practice tracks for every voice part from your sheet music.",
			],
			[
				"what it does",
				"description",
				"Grooveroom makes practice tracks for choirs.",
				["Grooveroom: practice tracks for choirs"],
			],
			[
				"what it does",
				"description",
				"Within minutes, sopranos, altos, tenors and basses each have a track to sing along with.",
				"Within minutes, sopranos, altos, tenors and basses each have a track to sing along with.",
			],
			["what it does", "description", "Upload a score as PDF or MusicXML.", "Upload a score as PDF or MusicXML."],
			[
				"what it does",
				"description",
				"Singers slow a passage down, loop it and mute the other voices.",
				"Singers slow a passage down, loop it and mute the other voices.",
			],
			[
				"what it does",
				"description",
				"Play two parts together without a pianist.",
				"Play two parts together without a pianist.",
			],
			[
				"what it does",
				"description",
				"Singers tap yes or no; you see gaps before Thursday.",
				"Singers tap yes or no; you see gaps before Thursday.",
			],
			["an entry", "features", "Part-learning at home", "Part-learning at home"],
			["an entry", "features", "Sectional rehearsals", "Sectional rehearsals"],
			["an entry", "features", "Absence tracking", "Absence tracking"],
			[
				"a price",
				"pricing_summary",
				"Choirs up to 20 singers use Grooveroom for free",
				"Choirs up to 20 singers use Grooveroom for free.",
			],
			[
				"a price",
				"pricing_summary",
				"Bigger ones pay £60 a season",
				"Choirs up to 20 singers use Grooveroom for free. Bigger ones pay £60 a season.",
			],
			[
				"how it is paid",
				"pricing_model",
				"freemium",
				"Choirs up to 20 singers use Grooveroom for free. Bigger ones pay £60 a season.",
			],
			[
				"who began it",
				"founders",
				"Fiona Lamb",
				"Grooveroom started life in 2018 as a weekend project of choir director Fiona Lamb and her husband Dev.",
			],
			[
				"an answer",
				"faqs",
				"PDF, MusicXML and MuseScore files.",
				["Which file types work?", "PDF, MusicXML and MuseScore files."],
			],
			[
				"an answer",
				"faqs",
				"No. They open a link and choose their part.",
				["Do my singers need accounts?", "No. They open a link and choose their part."],
			],
			["where", "city", "Edinburgh", "Grooveroom Ltd · 5 Leith Walk · Edinburgh EH6 8LN"],
			["its country", "country", "GB", "Grooveroom Ltd · 5 Leith Walk · Edinburgh EH6 8LN"],
			["its mailbox", "contact_email", "hi@grooveroom.fm", "hi@grooveroom.fm"],
			["its kind", "tags", "practice tracks", "Grooveroom: practice tracks for choirs"],
			[
				"its year",
				"founded_year",
				"2018",
				"Grooveroom started life in 2018 as a weekend project of choir director Fiona Lamb and her husband Dev.",
			],
		],
		refused: [
			["what it does", "description", "It now serves 1,900 choirs.", "It now serves 1,900 choirs."],
			["what it does", "description", "Grooveroom now serves 1,900 choirs.", "It now serves 1,900 choirs."],
		],
	},
];
