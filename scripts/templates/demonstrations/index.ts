import { COURSES } from "#scripts/templates/demonstrations/courses";
import { GAMES } from "#scripts/templates/demonstrations/games";
import { SHOPS } from "#scripts/templates/demonstrations/shops";
import type { Shown } from "#scripts/templates/demonstrations/shown";
import type { TemplateName } from "#scripts/templates/index";

/** What a directory begun with a template shows on one's own machine, by the template's name. */
export const DEMONSTRATIONS: Readonly<Record<TemplateName, readonly Shown[]>> = {
	courses: COURSES,
	games: GAMES,
	shops: SHOPS,
};
