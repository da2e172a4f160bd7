import type { FC } from "hono/jsx";
import { words } from "../words/words.ts";

const WAYS = [
	{ href: "/blog", label: words.blog.blog },
	{ href: "/interviews", label: words.blog.interviews.title },
] as const;

/** Posts and interviews, which lead to each other. */
export const BlogSections: FC<{ here: (typeof WAYS)[number]["href"] }> = ({ here }) => (
	<nav class="tabs" aria-label={words.blog.sections}>
		<ul>
			{WAYS.map(({ href, label }) => (
				<li>
					<a href={href} aria-current={href === here ? "page" : undefined}>
						{label}
					</a>
				</li>
			))}
		</ul>
	</nav>
);
