-- Why a row waits for the operator, who lists or hides it: a word or a link that the operator wants to see first. Until
-- then its listing is 'hidden'.
alter table history add column held_for text;

create index history_held on history (id) where held_for is not null;
