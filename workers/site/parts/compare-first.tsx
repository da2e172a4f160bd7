import type { FC } from "hono/jsx";
import { words } from "../words/words.ts";
import { COMPARED_MAX, compareAddress } from "./compare-address.ts";

/** From a list to its first products side by side; nothing where there are not two. */
export const CompareFirst: FC<{ listings: readonly { slug: string; status: string }[] }> = ({ listings }) => {
	const first = listings.filter(({ status }) => status === "live").slice(0, COMPARED_MAX);
	if (first.length < 2) return null;
	return <a href={compareAddress(first.map(({ slug }) => slug))}>{words.compare.first(first.length)}</a>;
};
