import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** A busy site with nothing that is honest of its own. */
export const PRODUCTS_04_TEMPTING: readonly WholeSite[] = [
	{
		origin: "https://stagehand.tools",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Stagehand: props and costumes, tracked</title></head><body><header>Stagehand</header><main><h1>Know where every prop is</h1><p>Stagehand tracks props, costumes and, from next season, scenery.</p><p>It exports to Excel, but not to PDF or Google Sheets.</p><p>Rentals, repairs and returns are handled by our partner Propworks, based in Leeds.</p><h2>Credits</h2><p>Created with the help of Judith Marlow, founder of the Tin Theatre.</p><p>Icons made by Ravi Shah in Pune.</p><h2>Costs</h2><p>A theatre pays about $300 a year for lost props. Stagehand is $12 a month while in beta.</p><p>Backstage is $5 a month and removes our logo, from 2027.</p><h2>Since 1921</h2><p>The Tin Theatre has played since 1921 and trusts Stagehand.</p></main></body></html>`,
			],
		},
		traps: [
			[
				"yet to come in a list",
				"description",
				"Stagehand tracks props, costumes and scenery.",
				"Stagehand tracks props, costumes and, from next season, scenery.",
			],
			["the not of a list", "features", "Google Sheets", "It exports to Excel, but not to PDF or Google Sheets."],
			[
				"a partner's town",
				"city",
				"Leeds",
				"Rentals, repairs and returns are handled by our partner Propworks, based in Leeds.",
			],
			[
				"a partner's work",
				"description",
				"Rentals, repairs and returns are handled by Stagehand.",
				"Rentals, repairs and returns are handled by our partner Propworks, based in Leeds.",
			],
			[
				"who helped",
				"founders",
				"Judith Marlow",
				"Created with the help of Judith Marlow, founder of the Tin Theatre.",
			],
			["who drew the icons", "founders", "Ravi Shah", "Icons made by Ravi Shah in Pune."],
			["where icons were drawn", "city", "Pune", "Icons made by Ravi Shah in Pune."],
			["what is lost", "pricing_summary", "about $300 a year", "A theatre pays about $300 a year for lost props."],
			["the beta left out", "pricing_summary", "Stagehand is $12 a month", "Stagehand is $12 a month while in beta."],
			[
				"yet to come",
				"pricing_summary",
				"Backstage: $5 a month",
				"Backstage is $5 a month and removes our logo, from 2027.",
			],
			["a theatre's year", "founded_year", "1921", "The Tin Theatre has played since 1921 and trusts Stagehand."],
		],
		honest: [],
	},
];
