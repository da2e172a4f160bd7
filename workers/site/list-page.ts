import { PER_PAGE_DEFAULT } from "#core/limits";
import { pageOfAddress } from "./ask.ts";
import type { PageContext } from "./site.ts";

/** A page of a list, as `Paging` takes it. */
export interface ListPage<T> {
	items: T[];
	page: number;
	next_page: number | null;
	/** Whether the list itself has nothing, and not only this page of it. */
	isEmpty: boolean;
}

/** The page of a list that the address names. One row more than it shows is read, and tells whether there is another. */
export async function listPage<T>(
	c: PageContext,
	read: (window: { limit: number; offset: number }) => Promise<readonly T[]>,
): Promise<ListPage<T>> {
	const page = pageOfAddress(c);
	const found = await read({ limit: PER_PAGE_DEFAULT + 1, offset: (page - 1) * PER_PAGE_DEFAULT });
	return {
		items: found.slice(0, PER_PAGE_DEFAULT),
		page,
		next_page: found.length > PER_PAGE_DEFAULT ? page + 1 : null,
		isEmpty: found.length === 0 && page === 1,
	};
}
