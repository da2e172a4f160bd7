-- What a payment brought about stood in sentences; now it stands in codes, which others say in their words. The sentences
-- are those that were written until now; what is none of them is forgotten.
UPDATE order_lines SET outcome = (
  SELECT CASE WHEN json_valid(said) THEN said END FROM (
    SELECT '[' || rtrim(
      replace(replace(replace(replace(replace(replace(replace(replace(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(
        outcome,
        'The listing is live.', '{"code":"live"},'),
        'The listing is featured.', '{"code":"featured"},'),
        'The amount was added to the listing''s place on the billboard, a paid ranking.', '{"code":"billboard_raised"},'),
        'The site team has it on its list.', '{"code":"team_has_it"},'),
        'The site team has done it.', '{"code":"team_has_done_it"},'),
        'The site team will ask which categories to add.', '{"code":"categories_awaited"},'),
        'The categories were added.', '{"code":"categories_chosen"},'),
        'This could not be delivered as ordered; the site team will write to you.', '{"code":"undeliverable"},'),
        'The week ordered had no place left, so the next one was taken.', '{"code":"week_replaced"},'),
        'Taken back with the payment.', '{"code":"taken_back"},'),
        'The listing is in ', '{"code":"categories_added","count":'),
        ' more categories.', '},'),
        'The listing is scheduled for the week of ', '{"code":"scheduled","week":"'),
        'The listing is launched again in the week of ', '{"code":"relaunched","week":"'),
        'The listing was moved to the week of ', '{"code":"moved","week":"'),
        '; its badge is still needed.', '"},'),
        '.', '"},'), ', ') || ']' AS said
  )
) WHERE outcome IS NOT NULL;
