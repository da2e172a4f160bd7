-- What a look saw is kept as a code from now on: what was found is told by its method, what was missed is looked for anew.
UPDATE claims SET last_check = CASE
	WHEN json_extract(last_check, '$.found') THEN json_set(json_remove(last_check, '$.seen'), '$.sight', CASE method
		WHEN 'dns' THEN json_object('code', 'record_found', 'resolvers', 2)
		WHEN 'meta' THEN json_object('code', 'tag_found')
		ELSE json_object('code', 'file_found') END)
	END
WHERE last_check IS NOT NULL;
