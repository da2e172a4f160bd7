import type { WholeSite } from "#drafting/traps/whole-sites/whole-site";

/** Makers of things in English, with claims that take others' words and years for theirs, and honest ones in a model's own words. */
export const WORDED_MAKERS: readonly WholeSite[] = [
	{
		origin: "https://riverloom.com",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Riverloom – Looms and yarn for small studios</title><meta name="description" content="Floor looms, yarn and weaving courses from Hebden Bridge."></head><body><header><a href="/">Riverloom</a></header><main><h1>Looms and yarn for small studios</h1><p>We build floor looms to order, spin our own yarn and teach weaving on weekends.</p><div class="usp"><h2>Why Riverloom</h2><div><h3>Ash wood, oiled twice</h3><p>No lacquer, no glue.</p></div><div><h3>Spare parts for 25 years</h3><p>Every part has a number.</p></div></div><div><h2>In stock from others</h2><div><h3>Swedish reeds</h3><p>Glimåkra ships them in June.</p></div></div><p>A loom takes between six and nine weeks.</p><p>Our yarn was once dyed with indigo.</p><p>Wool that we do not use goes to gardeners.</p><p>Weavers say Riverloom looms hum.</p><p>Unless it rains, the mill runs on river power.</p></main><footer><p>Riverloom, The Old Mill, Hebden Bridge HX7 8AD, England</p><p>Wool from Falkland Farms, Stanley, Falkland Islands</p><p>studio@riverloom.com</p></footer></body></html>`,
			],
			"/story": [
				"about",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Our story | Riverloom</title></head><body><main><h1>Our story</h1><p>Nell Ashworth opened Riverloom in an empty mill in 2009.</p><p>The mill spun cotton from 1820 until 1974.</p><p>Her brother Sam joined as a partner in 2012.</p></main></body></html>`,
			],
			"/prices": [
				"pricing",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Prices | Riverloom</title></head><body><main><h1>Prices</h1><table><tr><td>Table loom</td><td>£480</td></tr><tr><td>Floor loom</td><td>£2,150</td></tr><tr><td>Weekend course</td><td>£160 per person</td></tr></table><p>A used loom of other makes costs £300 and up.</p><p>Deposit: £200</p></main></body></html>`,
			],
		},
		traps: [
			["others' goods", "features", "Swedish reeds", "Swedish reeds"],
			["a farm's country", "country", "FK", "Wool from Falkland Farms, Stanley, Falkland Islands"],
			["a farm's town", "city", "Stanley", "Wool from Falkland Farms, Stanley, Falkland Islands"],
			["the mill's year", "founded_year", "1820", "The mill spun cotton from 1820 until 1974."],
			["a partner's year", "founded_year", "2012", "Her brother Sam joined as a partner in 2012."],
			["once told as now", "description", "Our yarn is dyed with indigo.", "Our yarn was once dyed with indigo."],
			[
				"a relative clause dropped",
				"description",
				"Wool goes to gardeners.",
				"Wool that we do not use goes to gardeners.",
			],
			[
				"a condition dropped",
				"description",
				"The mill runs on river power.",
				"Unless it rains, the mill runs on river power.",
			],
			["rows exchanged", "pricing_summary", "Table loom: £2,150", ["Table loom", "£2,150"]],
			["a deposit as price", "pricing_summary", "Floor loom: £200", ["Floor loom", "Deposit: £200"]],
			["others' price", "pricing_summary", "£300 and up", "A used loom of other makes costs £300 and up."],
			["unit dropped", "pricing_summary", "Weekend course: £160", ["Weekend course", "£160 per person"]],
			["hearsay", "description", "Riverloom looms hum.", "Weavers say Riverloom looms hum."],
			["range cut", "description", "A loom takes six weeks.", "A loom takes between six and nine weeks."],
		],
		honest: [
			[
				"by name",
				"description",
				"Riverloom builds floor looms to order.",
				"We build floor looms to order, spin our own yarn and teach weaving on weekends.",
			],
			[
				"by name, whole",
				"description",
				"Riverloom builds floor looms to order, spins its own yarn and teaches weaving on weekends.",
				"We build floor looms to order, spin our own yarn and teach weaving on weekends.",
			],
			["own year", "founded_year", "2009", "Nell Ashworth opened Riverloom in an empty mill in 2009."],
			["own founder", "founders", "Nell Ashworth", "Nell Ashworth opened Riverloom in an empty mill in 2009."],
			["own price", "pricing_summary", "Floor loom: £2,150", ["Floor loom", "£2,150"]],
			["own city", "city", "Hebden Bridge", "Riverloom, The Old Mill, Hebden Bridge HX7 8AD, England"],
			["own country", "country", "GB", "Riverloom, The Old Mill, Hebden Bridge HX7 8AD, England"],
			["own reason", "usps", "Spare Parts for 25 Years", "Spare parts for 25 years"],
			[
				"from the head",
				"short_description",
				"Riverloom offers floor looms, yarn and weaving courses.",
				"Floor looms, yarn and weaving courses from Hebden Bridge.",
			],
		],
	},
	{
		origin: "https://nightowl.coffee",
		pages: {
			"/": [
				"home",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Night Owl Coffee | Decaf that tastes like coffee</title></head><body><header><a href="/">Night Owl Coffee</a></header><main><h1>Decaf that tastes like coffee</h1><p>Night Owl Coffee roasts decaffeinated beans every Tuesday and mails them the same day.</p><h2>The beans</h2><ul><li>Washed with spring water</li><li>Roasted in small drums</li><li>Packed in paper</li></ul><h2>Things decaf drinkers hear</h2><ul><li>Why even bother?</li><li>Tastes like cardboard</li></ul><p>Our beans contain less than 0.1% caffeine.</p><p>Doctors do not recommend coffee after six.</p><p>Free shipping from three bags.</p><p>We buy from Finca Aurora, which the Solano family founded in 1932 in Antioquia, Colombia.</p><p>Would you drink eight cups? We would.</p><p>Coffee was first decaffeinated in Bremen in 1905.</p></main><footer><p>Night Owl Coffee LLC, 88 SE Division St, Portland, OR 97202</p><p>hoot@nightowl.coffee</p></footer></body></html>`,
			],
			"/shop": [
				"pricing",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop | Night Owl Coffee</title></head><body><main><h1>Shop</h1><div class="product"><h3>Screech</h3><p>$17</p><p>12 oz bag</p></div><div class="product"><h3>Barn</h3><p>$19</p><p>12 oz bag</p></div><p>Subscribers save $2 a bag.</p></main></body></html>`,
			],
			"/about": [
				"about",
				`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>About | Night Owl Coffee</title></head><body><main><h1>About</h1><p>Hi, I'm Lena Ortiz. I started Night Owl Coffee in 2018 because I missed the taste at night.</p><p>My mentor, Bill Tran, started Eastside Roasters in 1999.</p></main></body></html>`,
			],
		},
		traps: [
			["prejudice as reason", "usps", "Tastes like cardboard", "Tastes like cardboard"],
			[
				"less than dropped",
				"description",
				"Our beans contain 0.1% caffeine.",
				"Our beans contain less than 0.1% caffeine.",
			],
			[
				"negation dropped",
				"description",
				"Doctors recommend coffee after six.",
				"Doctors do not recommend coffee after six.",
			],
			["free shipping as model", "pricing_model", "free", "Free shipping from three bags."],
			[
				"a farm's year",
				"founded_year",
				"1932",
				"We buy from Finca Aurora, which the Solano family founded in 1932 in Antioquia, Colombia.",
			],
			[
				"a farm's country",
				"country",
				"CO",
				"We buy from Finca Aurora, which the Solano family founded in 1932 in Antioquia, Colombia.",
			],
			["trivia's year", "founded_year", "1905", "Coffee was first decaffeinated in Bremen in 1905."],
			["trivia's city", "city", "Bremen", "Coffee was first decaffeinated in Bremen in 1905."],
			["a mentor", "founders", "Bill Tran", "My mentor, Bill Tran, started Eastside Roasters in 1999."],
			["a mentor's year", "founded_year", "1999", "My mentor, Bill Tran, started Eastside Roasters in 1999."],
			["a saving as price", "pricing_summary", "$2 a bag", "Subscribers save $2 a bag."],
			["cards exchanged", "pricing_summary", "Screech: $19", ["Screech", "$19"]],
			["question as fact", "description", "You drink eight cups.", "Would you drink eight cups?"],
		],
		honest: [
			[
				"own founder",
				"founders",
				"Lena Ortiz",
				"Hi, I'm Lena Ortiz. I started Night Owl Coffee in 2018 because I missed the taste at night.",
			],
			["own year", "founded_year", "2018", "I started Night Owl Coffee in 2018 because I missed the taste at night."],
			["own price", "pricing_summary", "Barn: $19", ["Barn", "$19"]],
			[
				"cut",
				"description",
				"Night Owl Coffee roasts decaffeinated beans every Tuesday.",
				"Night Owl Coffee roasts decaffeinated beans every Tuesday and mails them the same day.",
			],
			[
				"limit kept",
				"description",
				"Our beans contain less than 0.1% caffeine.",
				"Our beans contain less than 0.1% caffeine.",
			],
			[
				"limit kept, by name",
				"description",
				"Night Owl Coffee's beans contain less than 0.1% caffeine.",
				"Our beans contain less than 0.1% caffeine.",
			],
			["own city", "city", "Portland", "Night Owl Coffee LLC, 88 SE Division St, Portland, OR 97202"],
			["own country", "country", "US", "Night Owl Coffee LLC, 88 SE Division St, Portland, OR 97202"],
		],
	},
];
