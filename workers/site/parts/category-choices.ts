import { words } from "../words/words.ts";

interface Placed {
	id: number;
	slug: string;
	name: string;
	parentId: number | null;
}

/**
 * Categories as one chooses among them: each followed by those below it, which name it ("Work › Scheduling").
 * @param categories of the whole tree, by their positions.
 */
export function categoryChoices(categories: readonly Placed[]): { value: string; label: string }[] {
	const below = Map.groupBy(categories, ({ parentId }) => parentId);
	return (below.get(null) ?? []).flatMap((top) => [
		{ value: top.slug, label: top.name },
		...(below.get(top.id) ?? []).map(({ slug, name }) => ({
			value: slug,
			label: words.cart.categoryOption(top.name, name),
		})),
	]);
}
