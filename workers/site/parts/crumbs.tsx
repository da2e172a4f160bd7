import type { FC } from "hono/jsx";
import { words } from "../words/words.ts";

/** Where a page stands: the pages above it, the highest first. */
export const Crumbs: FC<{ above: readonly { href: string; label: string }[] }> = ({ above }) => (
	<nav class="crumbs" aria-label={words.frame.crumbs}>
		<ol>
			{above.map(({ href, label }) => (
				<li>
					<a href={href}>
						<bdi>{label}</bdi>
					</a>
				</li>
			))}
		</ol>
	</nav>
);

/** The same for search engines. @param here name of the page itself. */
export function crumbData(origin: string, above: readonly { href: string; label: string }[], here: string) {
	const itemListElement = [...above.map(({ href, label }) => ({ name: label, item: origin + href })), { name: here }];
	return {
		"@type": "BreadcrumbList",
		itemListElement: itemListElement.map((item, index) => ({ "@type": "ListItem", position: index + 1, ...item })),
	};
}
