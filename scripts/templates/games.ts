import { subjects, type Template } from "#scripts/templates/template";

/** Games by people who make them without a publisher. */
export const games: Template = {
	about: "independent games, by kind",
	settings: {
		site_name: "Playbill",
		site_tagline: "Independent games, a new bill every Monday.",
		site_purpose:
			"A directory of independent games with weekly releases: what each is, runs on and costs is quoted from its own website, and awards follow votes of players only.",
		site_accent: "#4a2a9c",
		site_accent_dark: "#cbb8ff",
		header_in_accent: "true",
		footer_text:
			"What a game says of itself is quoted here, word for word. Votes are cast by players, and not for sale.",
	},
	...subjects([
		{
			slug: "stories",
			name: "Stories",
			belongs: "Games that are read and decided.",
			children: [
				[
					"visual-novels",
					"Visual novels",
					"Read, with pictures and choices.",
					"visual novel, otome, interactive novel, kinetic novel",
				],
				[
					"adventures",
					"Adventures",
					"Looking around, talking, using things.",
					"point and click, adventure game, narrative game, walking simulator, text adventure",
				],
				[
					"role-playing",
					"Role-playing",
					"Somebody grows over the story.",
					"role playing game, rpg, jrpg, crpg, tactical rpg",
				],
			],
		},
		{
			slug: "thinking",
			name: "Thinking",
			belongs: "Games that are solved, planned or built.",
			children: [
				[
					"puzzles",
					"Puzzles",
					"One thing to find out at a time.",
					"puzzle game, sokoban, logic game, word game, match three",
				],
				[
					"strategy",
					"Strategy",
					"Plans against others or against time.",
					"strategy game, turn based strategy, tower defense, 4x, auto battler",
				],
				[
					"builders",
					"Builders",
					"Farms, factories, towns.",
					"city builder, farming simulator, factory game, colony sim, management game",
				],
			],
		},
		{
			slug: "moving",
			name: "Moving",
			belongs: "Games for quick hands.",
			children: [
				[
					"platformers",
					"Platformers",
					"Running, jumping, climbing.",
					"platformer, metroidvania, precision platformer, runner",
				],
				["shooters", "Shooters", "Aiming and dodging.", "shooter, twin stick, bullet hell, shoot em up, fps"],
				[
					"racing-and-sports",
					"Racing and sports",
					"Faster or further than others.",
					"racing game, kart racer, skateboarding game, football game, golf game",
				],
			],
		},
		{
			slug: "chance",
			name: "Cards and chance",
			belongs: "Games of cards, dice and runs that end.",
			children: [
				[
					"deck-builders",
					"Deck builders",
					"The cards are what grows.",
					"deck builder, deckbuilding, card battler, roguelike deckbuilder",
				],
				[
					"roguelikes",
					"Roguelikes",
					"Every run is another, and ends for good.",
					"roguelike, roguelite, dungeon crawler, procedural dungeon",
				],
				[
					"tabletop",
					"Tabletop",
					"For a table, printed or on a screen.",
					"board game, tabletop game, print and play, dice game",
				],
			],
		},
		{
			slug: "together",
			name: "Together",
			belongs: "Games for more than one.",
			children: [
				["co-op", "Co-op", "With each other.", "co op, couch co op, cooperative game, two player game"],
				[
					"party-games",
					"Party games",
					"Against each other, with laughter.",
					"party game, local multiplayer, quiz game, drawing game",
				],
				[
					"online-worlds",
					"Online worlds",
					"With strangers, for long.",
					"mmo, online game, persistent world, multiplayer sandbox",
				],
			],
		},
	]),
	products: {
		launch: { name: "Release in a week you choose", priceCents: 5900 },
		skip_queue: { name: "An earlier Monday", priceCents: 1900 },
		featured: {
			name: "Top of the bill",
			description: "Your game stands out in lists and on its category's page, marked as paid wherever it is shown.",
			priceCents: 8900,
		},
	},
};
