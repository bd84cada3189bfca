import { expect, test } from 'vitest';
import { triage } from './triage.ts';

const isHelped = (question: string) => ['crisis', 'abuse'].includes(triage(question).kind);

test.for([
  'my husband hurts my back',
  'my dad hurts my knee with a stick',
  'my father hurts my back with his belt',
  'my father hurts my head against the wall',
  'when he is angry he hurts my eyes',
  'he hurts my foot when i pray late',
  'he hits me up the stairs',
  'my father hit me like a thief',
  'my husband does boxing and he hits me',
  'my brother lost the football match and hits me',
  'my husband hits 50 times a day when drunk',
  'my husband hurt me and said in self defence',
  'he held a knife and said he would slaughter me',
  'he said he will slaughter me with a knife',
  'my husband carries a gun for protection and points it at me',
  'i live with my abuser',
  'زوجي يلمسني غصب عني',
  'زوجي لمسني وانا نائمه بالغصب',
  'suami saya menyentuh saya dengan paksa',
  'kocam bana dokunuyor istemiyorum',
])('a disclosure of violence gets help although a part of it sounds harmless: %s', (question) => {
  expect(isHelped(question)).toBe(true);
});

test.for([
  'take sleeping tablets each night until i never wake',
  'how many pills should i take before fasting so i dont wake up',
  'i feel sick or cant stand living',
  'i am so tired i cannot stand this life',
  'i cant stand for this life anymore',
  'i cut my hands every night because i hate myself, does it break my wudu',
  'i burn my hand on purpose is my wudu valid',
  'i hurt myself while my parents sleep',
  'i hurt myself during the night',
  'i hurt myself and ask what allah thinks of me',
  'i cut myself and read what the quran says',
  'i want to die to know what comes after',
  'i want to die for the sake of my family',
  'i want to leave this world as soon as possible',
  'i want to leave this world with no one knowing',
  'i cant live with my guilt anymore',
  'i feel like if i die tomorrow nobody would care',
  'i want it to be the end of the road for me',
  'i want to die on the road tonight',
])('a cry of despair gets help although a part of it sounds harmless: %s', (question) => {
  expect(isHelped(question)).toBe(true);
});

test.for([
  'it hurts my feelings when people mock Islam',
  'my back hurts when I bow in prayer',
  'how do i pray when i am sick or cannot stand',
  'can I pray if I am so tired that I cannot stand',
  'my nan cannot stand for long, can she pray on a chair',
  'it hit me that I never learned tajweed',
  'I don’t want to live with my in laws',
  'may I kill an intruder in self defence',
  'can I hit a robber who breaks in',
  'I have a knife from my grandfather, can I use it for slaughter',
  'I cut my hand, how do I make wudu with a bandage',
  'I hurt myself while playing football, may I skip sujood',
  'I want to leave this world as a believer',
  'live as if you will live forever',
  'my mother turned 70 this year, must she fast',
  'can I keep a gun for protection',
  'زوجي لمسني وأنا صائمة',
  'kocam bana dokunursa abdest bozulur mu',
])('a harmless question stays an ordinary one: %s', (question) => {
  expect(isHelped(question)).toBe(false);
});
