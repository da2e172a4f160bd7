import { counted } from "../format.ts";

/** Reviews, told in short on somebody's page: the site team's. */
export const reviewTeam = {
	statuses: { published: "Published", held: "Held", rejected: "Not published", withdrawn: "Withdrawn by its writer" },
	stars: (count: number) => counted(count, "star"),
};
