import { subjects, type Template } from "#scripts/templates/template";

/** Small shops that sell what they make or choose themselves. */
export const shops: Template = {
	about: "small shops that sell what they make or choose themselves",
	settings: {
		site_name: "Counterpane",
		site_tagline: "Small shops, one street a week.",
		site_purpose:
			"A directory of small shops with weekly openings: what each sells, where it is made and how it ships is quoted from its own website, and awards follow votes of customers only.",
		site_accent: "#8a2b0f",
		site_accent_dark: "#ffb59c",
		header_in_accent: "true",
		footer_text: "We sell nothing ourselves. What a shop says of itself is quoted; what it does not say is left blank.",
	},
	...subjects([
		{
			slug: "food-and-drink",
			name: "Food and drink",
			belongs: "What is eaten and drunk, from those who grow, bake, roast or brew it.",
			children: [
				[
					"coffee-and-tea",
					"Coffee and tea",
					"Roasters, gardens and blenders.",
					"coffee roaster*, roastery, specialty coffee, loose leaf tea, tea shop",
				],
				[
					"pantry",
					"Pantry",
					"Oil, honey, spices, preserves, flour.",
					"olive oil, honey, spice shop, preserves, jam, stone milled flour, hot sauce",
				],
				[
					"wine-and-beer",
					"Wine and beer",
					"From vineyards, breweries and distilleries.",
					"natural wine, winery, craft beer, brewery, gin distillery, cider",
				],
			],
		},
		{
			slug: "clothes",
			name: "Clothes",
			belongs: "What is worn, from those who sew, knit or tan it.",
			children: [
				[
					"everyday-wear",
					"Everyday wear",
					"Shirts, trousers, dresses, socks.",
					"clothing brand, linen shirt*, merino, organic cotton, knitwear, socks",
				],
				[
					"shoes-and-bags",
					"Shoes and bags",
					"Leather, canvas, and what replaces them.",
					"leather bag*, handmade shoes, backpack maker, vegan leather, sandals",
				],
				[
					"jewellery",
					"Jewellery",
					"Rings, chains and watches.",
					"jewellery, jewelry, goldsmith*, silversmith*, handmade ring*, watchmaker",
				],
			],
		},
		{
			slug: "home",
			name: "Home",
			belongs: "What a home is furnished and kept with.",
			children: [
				[
					"furniture-and-lamps",
					"Furniture and lamps",
					"To sit at, lie on and see by.",
					"furniture maker, handmade furniture, oak table*, lamp maker, lighting studio",
				],
				[
					"ceramics-and-glass",
					"Ceramics and glass",
					"Plates, cups, vases.",
					"ceramics studio, pottery shop, stoneware, handblown glass, tableware",
				],
				[
					"textiles",
					"Textiles",
					"Blankets, towels, rugs, curtains.",
					"blanket*, bed linen, rug maker, weaving mill, towels, cushions",
				],
			],
		},
		{
			slug: "paper-and-play",
			name: "Paper and play",
			belongs: "To write on, read, print and play with.",
			children: [
				[
					"stationery",
					"Stationery",
					"Notebooks, pens, cards.",
					"stationery, notebook*, fountain pen*, letterpress, greeting cards",
				],
				[
					"books-and-prints",
					"Books and prints",
					"Small presses and editions.",
					"independent press, bookshop, art print*, risograph, zine*, comics publisher",
				],
				[
					"games-and-toys",
					"Games and toys",
					"For tables, floors and gardens.",
					"board game*, wooden toy*, puzzle maker, card game*, toy shop",
				],
			],
		},
		{
			slug: "care-and-garden",
			name: "Care and garden",
			belongs: "For skin, plants and animals.",
			children: [
				[
					"soap-and-skin",
					"Soap and skin",
					"Soap, creams, scents.",
					"handmade soap, natural cosmetics, skincare brand, perfume*, candle*",
				],
				[
					"plants-and-seeds",
					"Plants and seeds",
					"Nurseries and seed keepers.",
					"seed shop, heirloom seeds, plant nursery, houseplants, bulbs",
				],
				["pets", "Pets", "Food, beds and leads.", "pet food, dog collar*, cat bed*, dog treats, pet shop"],
			],
		},
	]),
	products: {
		launch: { name: "Opening in a week you choose", priceCents: 2900 },
		skip_queue: { name: "An earlier week", priceCents: 900 },
		featured: {
			name: "A window on the street",
			description: "Your shop stands out in lists and on its category's page, marked as paid wherever it is shown.",
			priceCents: 4900,
		},
	},
};
