import { expect, it } from "vitest";
import { withAreas } from "#scripts/lib/words-by-area";

const areas = new Map([
	["home", "en/home.tsx"],
	["signIn", "en/sign-in.tsx"],
	["team", "en/team.tsx"],
]);

it("takes the areas that are named, one by one, and leaves lines where they are", () => {
	const page =
		'import { words } from "../words/words.ts";\n\nconst t = words.signIn;\nwords.home.title(words.unknown);\n';
	const [first, ...rest] = withAreas(page, areas).split("\n");
	expect(first).toBe(
		'import { home as homeOfWords } from "../words/en/home.tsx"; import { signIn as signInOfWords } from "../words/en/sign-in.tsx"; ' +
			"const words = { home: homeOfWords, signIn: signInOfWords };",
	);
	expect(rest).toEqual(page.split("\n").slice(1));
});

it("knows the catalogue by another name, too", () => {
	expect(withAreas('import { words as all } from "../../words/words.ts";\nall.team;', areas)).toBe(
		'import { team as teamOfWords } from "../../words/en/team.tsx"; const all = { team: teamOfWords };\nall.team;',
	);
});
