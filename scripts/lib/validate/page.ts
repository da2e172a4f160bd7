/** A page as a visitor's program gets it. */
export interface FetchedPage {
	path: string;
	html: string;
}

/** A kind of check: what is wrong, one sentence each, beginning with the page. */
export type Check = (pages: readonly FetchedPage[], origin: string) => Promise<string[]>;

/** Whether search engines may show a page; only then it introduces itself to others. */
export const isIndexed = ({ html }: FetchedPage): boolean => html.includes('<link rel="canonical"');
